import { randomBytes } from "node:crypto";
import { listenerLimits } from "@/server/load/limits";
import { type Answer, buildPage } from "@/server/pages/page";
import { unpack } from "@/server/pages/unpack";

const headers = { base: [], publicPolicy: "", closedPolicy: "" } as never;
const build = (body: Buffer, type = "text/html; charset=utf-8") =>
  buildPage({ status: 200, headers: { "content-type": type }, body, tags: [] } as Answer, headers, []);

test("a page is kept packed, and comes whole for whoever takes no encoding", async () => {
  const text = Buffer.from("नमस्ते ₹100 ".repeat(1_000));
  const page = await build(text);
  expect(Object.keys(page.variants)).toEqual(["br", "gzip"]);
  expect(page.size).toBeLessThan(text.length);
  const wire = unpack(page);
  expect(wire.body.equals(text)).toBe(true);
  const headers = ["content-type", "text/html; charset=utf-8", "content-length", String(text.length)];
  expect(wire.headers.slice(-4)).toEqual(headers);
  expect(wire.headers).not.toContain("content-encoding");
  expect(unpack(page)).toBe(wire);
});

test.each([
  ["does not get smaller", randomBytes(1_000), "text/html"],
  ["is no text", Buffer.alloc(1_000), "image/png"],
  ["is short", Buffer.from("x".repeat(100)), "text/html"],
  ["is large", Buffer.alloc(listenerLimits.packedPage + 1, "x"), "application/xml"],
])("a page that %s is kept as it is", async (_, body, type) => {
  const page = await build(body, type);
  expect(unpack(page).body.equals(body)).toBe(true);
  expect(unpack(page)).toBe(page.variants.identity);
});
