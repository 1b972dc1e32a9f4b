import { type ParserPlugin, parse } from "@babel/parser";
import { readSources, type Source } from "./sources";

/**
 * Where people read nothing: operators' commands and logs, drawings' paths, samples, the API's own documentation; states of
 * India, which invoices name in English; and the GST return, whose columns have English names.
 */
const elsewhere = [
  /^(server|styles|tests|e2e)\//,
  /^lib\/drawing\/text-layer\.ts$/,
  /^lib\/(runtime|api\/samples)\//,
  /^lib\/api\/(call\/|link-preview)/,
  /^lib\/(web\/(gateway|provider-client|link-preview)|card\/look)\//,
  /json-ld\.tsx?$|robots\.txt|\/dealer\.ts$/,
  /^lib\/contract\/((.+\/)?operations|billing\/(states|gst-return))\.ts$/,
  /^provider\/(admin|backup|ports|seed|kernel\/openapi|media\/pdf)\//,
  /^provider\/health\/(metrics|routes|checks\/(database|files))\.ts$/,
  /^provider\/kernel\/http\/(idempotency|session-origin)\.ts$/,
  /^provider\/(open|config|env|server|run-command|all-jobs)\.ts$/,
];

/** Names and codes, which are the same in every language. */
const names = new Set(
  [
    "WhatsApp, Instagram, Facebook, Google, Telegram, Twitter, Razorpay, Stripe, Android, Node.js, GSTIN, Namaskard, English, Aa",
    "PDF, Enter, Escape, Quotes, Notification, Secure, Website",
    // In the example of a file, and of a payment in a bank's statement.
    "Asha Traders, Brass lamp, Cast by hand, Lamps, From your card",
  ].flatMap((list) => list.split(", ")),
);

test("what people read stands in messages", () => {
  const found = readSources()
    .filter(({ file }) => /\.tsx?$/.test(file) && !elsewhere.some((place) => place.test(file)))
    .flatMap((source) => findTexts(source));
  expect(found.filter(({ text }) => !names.has(text)).map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual(
    [],
  );
});

type Node = { type: string; loc?: { start: { line: number } } } & Record<string, unknown>;
type Found = { file: string; line: number; text: string };

/** Attributes whose values are for the browser. */
const technical =
  /^(className|id|htmlFor|d|viewBox|type|name|href|src|srcSet|sizes|autoComplete|autoCapitalize|inputMode|variant|size|key|role|words|rel|target|enterKeyHint|property|httpEquiv|charSet|method|action|media|as|http-equiv|data-.*|aria-(live|current|haspopup|orientation|autocomplete|relevant))$/;

/** Calls whose texts are keys, classes or for whoever runs the service. */
const silent = /^(t|rich|titled|said|cn|cva|require|import|sql|Error|RegExp|URL)$/;

function findTexts({ file, text }: Source): Found[] {
  const plugins: ParserPlugin[] = file.endsWith("x") ? ["typescript", "jsx"] : ["typescript"];
  const found: Found[] = [];
  visit(parse(text, { sourceType: "module", plugins }).program as unknown as Node);
  return found;

  function visit(node: Node): void {
    if (/^(Import|ExportAll|TS.*(Type|Literal|Interface|Alias)|Throw|ClassMethod$)/.test(node.type)) {
      if (node.type !== "ClassMethod") return;
    }
    if (node.type === "JSXAttribute" && technical.test(String((node.name as Node).name))) return;
    if (isSilent(node)) return;
    const said = textOf(node);
    if (said !== null && isRead(said, node.type)) found.push({ file, line: node.loc?.start.line ?? 0, text: said });
    for (const [name, value] of Object.entries(node)) {
      if (name === "loc" || name.endsWith("Comments")) continue;
      for (const child of [value].flat()) if (isNode(child)) visit(child);
    }
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof (value as Node).type === "string";
}

function isSilent({ type, callee }: Node): boolean {
  if (type !== "CallExpression" && type !== "NewExpression") return false;
  const { name, object } = callee as { name?: string; object?: { name?: string } };
  return silent.test(name ?? "") || /^(t|log|console)$/.test(object?.name ?? "");
}

function textOf(node: Node): string | null {
  if (node.type === "JSXText" || node.type === "StringLiteral") return String(node.value).trim().replace(/\s+/g, " ");
  if (node.type !== "TemplateLiteral") return null;
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join("{}");
}

/** Of an element any word; elsewhere what begins as a sentence or a title does. */
function isRead(text: string, type: string): boolean {
  if (type === "JSXText") return /\p{L}{2}/u.test(text);
  return /^(\{\} )?[A-Z][a-z]+('[a-z]+)?([ .!?,:…]|$)/.test(text) && !/[<>;=]|:\/\//.test(text);
}
