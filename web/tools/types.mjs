// Writes src/wire/schema.gen.ts from the server's own OpenAPI document, given on standard input.
import { writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import openapiTS, { astToString } from "openapi-typescript";

const document = JSON.parse(await text(process.stdin));
const schema = astToString(
  await openapiTS(document, { alphabetize: true, defaultNonNullable: false, immutable: true }),
);
const target = new URL("../src/wire/schema.gen.ts", import.meta.url);
writeFileSync(
  target,
  `// Made from the server's models by \`make client-types\`; do not edit.\n${schema}`,
);
