// Checks an AsyncAPI document with AsyncAPI's own parser; says what is wrong where, and fails then.
import { readFile } from "node:fs/promises";
import { Parser } from "@asyncapi/parser";

const [path] = process.argv.slice(2);
const { document, diagnostics } = await new Parser().parse(await readFile(path, "utf8"));

const ERROR = 0;
const WARNING = 1;
const problems = diagnostics.filter(({ severity }) => severity <= WARNING);
for (const { severity, path: where, message } of problems) {
  console.error(`${severity === ERROR ? "error" : "warning"}: ${where.join(".")}: ${message}`);
}
if (!document || problems.some(({ severity }) => severity === ERROR)) process.exit(1);
const messages = document.allMessages().all().length;
const operations = document.allOperations().all().length;
console.log(`${path}: AsyncAPI ${document.version()}, ${operations} operations, ${messages} messages`);
