import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import * as failures from "@/lib/contract/failures";
import { readForm } from "@/provider/kernel/http/body";
import { createSpool, type Spool, spoolFolder } from "@/provider/kernel/http/spool";

let dataDir: string;
let spool: Spool;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "namaskard-spool-"));
  spool = createSpool(dataDir);
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const listSpool = () => (existsSync(spoolFolder(dataDir)) ? readdir(spoolFolder(dataDir)) : []);

/** The body in chunks of `size` bytes, so that boundaries and headers are split. */
async function* inPieces(body: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < body.length; at += size) yield body.subarray(at, at + size);
}

async function readFormData(form: FormData, size = 1_000) {
  const request = new Request("http://x/", { method: "POST", body: form });
  const body = new Uint8Array(await request.arrayBuffer());
  return readForm(inPieces(body, size), request.headers.get("content-type") ?? "", spool);
}

const readText = (text: string, type = "multipart/form-data; boundary=x") =>
  readForm(inPieces(Buffer.from(text), 7), type, spool);
const part = (headers: string, content: string) =>
  `--x\r\nContent-Disposition: form-data; ${headers}\r\n\r\n${content}\r\n`;
const refusal = { code: "bad_request", message: failures.malformedBody };

test("texts and files arrive as they were sent, in any script, and the files lie in the spool until it is cleared", async () => {
  const bytes = new Uint8Array(Array.from({ length: 300_000 }, (_, index) => index % 251));
  const form = new FormData();
  form.set("name", 'शर्मा "& Söhne" ☕\r\nline');
  form.set("empty", "");
  form.set("image", new File([bytes], 'चित्र "1".png', { type: "image/png" }));
  const { image, ...texts } = await readFormData(form);
  expect(texts).toEqual({ name: 'शर्मा "& Söhne" ☕\r\nline', empty: "" });
  const file = image as File;
  expect([file instanceof File, file.size, file.type]).toEqual([true, bytes.length, "image/png"]);
  expect(file.name).toMatch(/^चित्र .*1.*\.png$/);
  expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true);
  expect(await listSpool()).toHaveLength(1);
  await spool.clear();
  expect(await listSpool()).toEqual([]);
});

test("a file input that nobody touched is an empty file without a name", async () => {
  const text = `${part('name="image"; filename=""\r\nContent-Type: application/octet-stream', "")}--x--\r\n`;
  const { image } = await readText(text);
  expect(image).toMatchObject({ size: 0, name: "" });
});

test("of fields with one name the last counts, and no name reaches beyond the form", async () => {
  const text = `${part('name="a"', "1")}${part('name="a"', "2")}${part('name="__proto__"', "3")}--x--\r\n`;
  const fields = await readText(text);
  expect(fields.a).toBe("2");
  expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
});

test("a text of bytes is a text, whatever type it claims", async () => {
  const text = `${part('name="a"\r\nContent-Type: application/octet-stream', "1")}--x--\r\n`;
  expect(await readText(text)).toEqual({ a: "1" });
});

test.each([
  ["cut in its file", part('name="a"; filename="a.png"', "begun").slice(0, -4)],
  ["cut in its text", part('name="a"', "begun").slice(0, -4)],
  ["cut in a header", "--x\r\nContent-Disposition: form-data; na"],
  ["without an end", part('name="a"; filename="a.png"', "whole")],
  ["of another boundary", part('name="a"', "1").replaceAll("--x", "--y")],
  ["of nothing", ""],
  ["of noise", "\0\r\n\r\n--\r\n".repeat(1_000)],
])("a form %s is refused and leaves nothing open", async (_, text) => {
  await expect(readText(text)).rejects.toMatchObject(refusal);
  await spool.clear();
  expect(await listSpool()).toEqual([]);
});

test("a form without a boundary, and one of a thousand files or texts, is refused", async () => {
  await expect(readText(part('name="a"', "1"), "multipart/form-data")).rejects.toMatchObject(refusal);
  await expect(readText(`${part('name="a"; filename="a"', "1").repeat(1_000)}--x--\r\n`)).rejects.toMatchObject(
    refusal,
  );
  await expect(readText(`${part('name="a"', "1").repeat(1_000)}--x--\r\n`)).rejects.toMatchObject(refusal);
  expect((await listSpool()).length).toBeLessThan(10);
});

test("what the sender or the disk fails with is told as it is", async () => {
  async function* failing() {
    yield Buffer.from(part('name="a"; filename="a.png"', "begun").slice(0, -2));
    throw Object.assign(new Error("gone"), { syscall: "read" });
  }
  await expect(readForm(failing(), "multipart/form-data; boundary=x", spool)).rejects.toThrow("gone");
  await writeFile(spoolFolder(dataDir), "in the way").catch(() => {});
  await rm(spoolFolder(dataDir), { recursive: true, force: true });
  await writeFile(spoolFolder(dataDir), "in the way");
  const text = `${part('name="a"; filename="a.png"', "1")}--x--\r\n`;
  await expect(readText(text)).rejects.toMatchObject({ code: "EEXIST" });
});
