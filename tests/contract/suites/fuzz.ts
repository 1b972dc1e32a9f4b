import fc, { type Arbitrary } from "fast-check";
import { z } from "zod";
import { errorBodySchema } from "@/lib/contract/errors";
import { type Operation, pathOf } from "@/lib/contract/operation";
import { type OperationName, operations } from "@/lib/contract/operations";
import { isAtLength } from "../../at-length";
import { type Answer, type Api, admin, type Caller } from "../api";
import { pdfFile, pngFile } from "../files";
import { whoMay } from "../who-may";

/** Requests a call: a few before every commit, more at length; a run is had again by its seed. */
const runs = Number(process.env.FUZZ_RUNS ?? (isAtLength ? 60 : 2));
const seed = Number(process.env.FUZZ_SEED ?? 20_261_123);

const hostileTexts = [
  ...["\0", "a\0b", "\ud800", "\u202egnp.exe", "\r\nset-cookie: a=b", "\u{1f4a5}".repeat(60), "x".repeat(5_000), ""],
  ...["../../etc/passwd", "%00", "%2e%2e%2f", "' or 1=1 --", "<script>alert(1)</script>", "=1+1", "{{7*7}}", "१२३"],
  ...["javascript:alert(1)", "http://127.0.0.1/", "https://a:b@c.test", "0000-00-00", "2026-13-45T99:99:99Z", "null"],
];
const hostile: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.constantFrom(null, true, 0, -1, 1e308, 2 ** 53, -0.5, [], {}, [[]]),
  fc.constantFrom<unknown>(
    JSON.parse('{"__proto__":{"is_admin":true}}'),
    { constructor: { prototype: {} } },
    { $ne: 1 },
  ),
  fc.string({ unit: "binary", maxLength: 40 }),
);

type JsonSchema = {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  pattern?: string;
  required?: string[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
};

/** Mostly valid; now and then a part is replaced by something else. */
function resembling(schema: JsonSchema): Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: shaped(schema) }, { weight: 1, arbitrary: hostile });
}

function shaped({
  type,
  format,
  pattern,
  anyOf,
  properties = {},
  items = {},
  ...schema
}: JsonSchema): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (anyOf) return fc.oneof(...anyOf.map(resembling));
  if (type === "object") {
    const fields = Object.fromEntries(Object.entries(properties).map(([name, child]) => [name, resembling(child)]));
    const more: Record<string, Arbitrary<unknown>> = { ...fields, is_admin: fc.constant(true), id: hostile };
    const whole = fc.record(more, { requiredKeys: schema.required ?? [] });
    return fc.oneof({ weight: 4, arbitrary: whole }, fc.record(fields, { requiredKeys: [] }));
  }
  if (type === "array") return fc.array(resembling(items), { maxLength: 4 });
  if (type === "integer" || type === "number") return fc.oneof(fc.nat(50), fc.integer(), fc.double());
  if (type === "boolean") return fc.boolean();
  if (format === "email") return fc.emailAddress();
  if (pattern) return fc.oneof(fc.constantFrom("9830012345", "10:00", "2026-12-01", "123456"), stringLike(pattern));
  if (format === "date") return fc.constantFrom("2026-11-23", "2024-02-29", "9999-12-31");
  return fc.oneof(
    fc.string({ maxLength: 30 }),
    fc.constantFrom("https://shop.test/a", "9830012345", "10:00", "1", "a"),
  );
}

/** Some patterns use syntax that the generator does not know. */
function stringLike(pattern: string): Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern, "u"), { maxLength: 40 });
  } catch {
    return fc.string({ maxLength: 30 });
  }
}

function describeSchema(schema: z.ZodType | undefined): JsonSchema {
  return schema ? (z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema) : {};
}

type Request = {
  params: Record<string, string>;
  query: Record<string, string | undefined>;
  json: unknown;
  key: string | undefined;
};

function requestsFor({ path, query, body }: Operation, ids: string[]): Arbitrary<Request> {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  const param = fc.oneof(
    fc.constantFrom(...ids),
    fc.constantFrom(...hostileTexts.filter(isInPath)),
    fc.nat().map(String),
  );
  const fields = Object.entries(describeSchema(query).properties ?? {});
  const text = (child: JsonSchema) => resembling(child).map((value) => String(typeof value === "object" ? "" : value));
  return fc.record({
    params: fc.record(Object.fromEntries(names.map((name) => [name, param]))),
    query: fc.record(Object.fromEntries(fields.map(([name, child]) => [name, text(child)])), { requiredKeys: [] }),
    json: resembling(describeSchema(body)),
    key: fc.option(fc.string({ unit: "grapheme-ascii", minLength: 1, maxLength: 20 }), { nil: undefined }),
  });
}

/** A lone surrogate cannot be written into an address. */
function isInPath(text: string): boolean {
  return text !== "" && !/\p{Surrogate}/u.test(text);
}

const all = Object.entries(operations) as [OperationName, Operation][];
/** Event streams never end by themselves. */
const ending = all.filter(([, { answer }]) => answer !== "text/event-stream");

/** Whatever is sent, the answer keeps to the contract: a success as described, or a failure blamed on the sender. */
export function describeFuzz(api: () => Api) {
  describe("whatever is sent", () => {
    /** Sessions of their own, for some of the calls end them. */
    async function callersOf(operation: Operation): Promise<{ callers: Caller[]; ids: string[] }> {
      const { path } = operation;
      const access = whoMay(operation.access);
      const client = await api().client();
      const isOfRows = access === "client" && path.includes(":id");
      const ids = [client.id, client.slug, ...(isOfRows ? await addContent(client) : []), 1].map(String);
      if (access === "admin") return { callers: [await api().signIn(admin.email, admin.password)], ids };
      return { callers: access === "public" ? [api().anonymous, client] : [client], ids };
    }

    it.each(ending)("%s answers as the contract says", async (name, operation) => {
      const { callers, ids } = await callersOf(operation);
      for (const caller of callers)
        await fc.assert(
          fc.asyncProperty(requestsFor(operation, ids), async ({ key, ...request }) => {
            const headers = new Headers({ "x-client-address": nextAddress() });
            if (key && key.trim() === key) headers.set("idempotency-key", key);
            expectContract(operation, request, await caller.call(name, { ...request, init: { headers } }));
          }),
          { numRuns: runs, seed },
        );
    });
  });
}

let addresses = 0;

/** A network of its own for each call: no rate limit stops one, or is used up for other suites. */
function nextAddress(): string {
  addresses++;
  return `198.18.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/** One of each kind of content. @returns their ids */
async function addContent(client: Caller): Promise<number[]> {
  const image = await pngFile();
  const video = { title: "Mine", youtube_url: "https://youtu.be/aqz-KE-bpKQ" };
  const added = [
    await client.call("createProduct", { form: { name: "Mine", image } }),
    await client.call("createPerson", { form: { name: "Mine", image } }),
    await client.call("createBanner", { form: { banner_type: "image", title: "Mine", image } }),
    await client.call("createVideo", { json: video }),
    await client.call("createDocument", { form: { file: await pdfFile(), file_name: "Mine" } }),
  ];
  return added.map(({ body }) => body.id);
}

function expectContract(operation: Operation, { params, query }: Omit<Request, "key">, answer: Answer): void {
  const { status, body } = answer;
  if (status < 300) return;
  const said = `${operation.method} ${pathOf(operation, params, query).slice(0, 200)}: ${JSON.stringify(body)}`;
  expect([said, status < 500]).toEqual([said, true]);
  expect(errorBodySchema.safeParse(body).error).toBeUndefined();
}
