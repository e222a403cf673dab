declare const __VERSION__: string;
declare module "*.ftl?raw" {
  const text: string;
  export default text;
}
