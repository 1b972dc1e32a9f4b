import sharp from "sharp";
import { operations } from "@/lib/contract/operations";
import { callLimits } from "@/lib/contract/values";
import { streamFrom } from "@/lib/runtime/stream-from";
import type { Answer, Api, Caller, ClientCaller } from "../contract/api";
import { pdfFile, pngFile } from "../contract/files";
import { sendCard } from "../contract/move-card";
import { buildDeps, openApi, type TestDeps } from "./build-deps";
import { longestTurn } from "./longest-turn";

/** One hostile file or body for each parser of uploads. None may block the thread, which also serves visitors. */

jest.setTimeout(120_000);

let deps: TestDeps;
let api: Api;
let client: ClientCaller;
let admin: Caller;
beforeAll(async () => {
  deps = await buildDeps();
  api = await openApi(deps);
  client = await api.client();
  admin = await api.admin();
  // Modules that the first call loads must not count as the file's work.
  await client.call("createProfile", { form: { address: "12 Main Road", logo: await pngFile() } });
  await client.call("createDocument", { form: { file: await pdfFile(), file_name: "List" } });
  await sendCard(client, new Uint8Array(1024));
});
afterAll(() => deps.close());

const megabyte = 1024 * 1024;

/** A tar header block with a valid checksum. */
function header(name: string, type: string, size: number | string): Buffer {
  const block = Buffer.alloc(512);
  block.write(name);
  block.write("0000600\0", 100);
  block.write(typeof size === "string" ? size : size.toString(8).padStart(11, "0"), 124, 12, "latin1");
  block.write(type, 156);
  block.write("ustar\x0000", 257);
  block.write(" ".repeat(8), 148);
  const sum = block.reduce((all, byte) => all + byte, 0);
  block.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  return block;
}

/** A tar entry: header, content and padding. */
function entry(name: string, type: string, content: string | Buffer): Buffer {
  const bytes = Buffer.from(content);
  return Buffer.concat([header(name, type, bytes.length), bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512)]);
}

/** As many pax records as fit, each with a key of its own. */
function paxRecords(bytes: number): string {
  const records: string[] = [];
  for (let index = 0, length = 0; length < bytes; index++) {
    const rest = ` ${index.toString(36).padStart(5, "0")}=\n`;
    const record = `${rest.length + 1}${rest}`;
    records.push(record.length > rest.length + 1 ? `${rest.length + 2}${rest}` : record);
    length += record.length;
  }
  return records.join("");
}

const file = (name: string, bytes: number) => entry(name, "0", Buffer.alloc(bytes));
const times = (count: number, block: (index: number) => Buffer) => Array.from({ length: count }, (_, at) => block(at));

const archives: Record<string, () => Buffer[]> = {
  "a card archive with a pax header of four megabytes": () => [entry("x", "x", paxRecords(4 * megabyte - 100))],
  "a card archive with a global pax header of four megabytes": () => [entry("g", "g", paxRecords(4 * megabyte - 100))],
  "a card archive with a long name of four megabytes": () => [entry("L", "L", "n".repeat(4 * megabyte - 1))],
  "a card archive with a long link of four megabytes": () => [entry("K", "K", "n".repeat(4 * megabyte - 1))],
  "a card archive with long names of the older kind": () => [entry("N", "N", "n".repeat(4 * megabyte - 1))],
  "a card archive with twenty thousand pax headers": () => times(20_000, () => entry("x", "x", paxRecords(400))),
  "a card archive with fifty thousand empty files": () => times(50_000, (index) => file(`files/${index}.webp`, 0)),
  "a card archive of empty blocks": () => [Buffer.alloc(30 * megabyte)],
  "a card archive whose pax header says another size": () => [
    entry("x", "x", "10 size=0\n"),
    entry("card.json", "0", entry("x", "x", paxRecords(4 * megabyte - 100))),
  ],
  "a card archive whose header says its size in another way": () => [
    header("x", "x", `${String.fromCharCode(0x80)}${"\0".repeat(8)}\x30\0\0`),
    Buffer.from(paxRecords(3 * megabyte)),
  ],
  "a card archive with a size in the middle of its field": () => [
    header("card.json", "0", "\0\0\x0000000010"),
    Buffer.alloc(512),
    entry("x", "x", paxRecords(4 * megabyte - 100)),
  ],
  "a card archive whose folder has a size": () => [
    header("card.json/", "0", 5 * megabyte),
    entry("x", "x", paxRecords(4 * megabyte - 100)),
  ],
  "a card without end": () => [entry("card.json", "0", "[".repeat(1_900_000))],
  "a card of a million empty lists": () => [entry("card.json", "0", `{"products":[${"[],".repeat(600_000)}[]]}`)],
  "a card of half a million names": () => [
    entry("card.json", "0", `{${times(120_000, (at) => Buffer.from(`"k${at}":0`)).join(",")}}`),
  ],
};

async function* inPieces(bytes: Buffer): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}

/** As one chunk, the way a socket delivers it. */
function sendForm(body: string): Promise<Response> {
  const { method, path } = operations.updateProfile;
  const headers = { "content-type": "multipart/form-data; boundary=b", authorization: `Bearer ${client.token}` };
  return client.transport(`/api${path}`, {
    method,
    headers,
    body: streamFrom(inPieces(Buffer.from(body))),
    duplex: "half",
  } as RequestInit);
}
const part = (headers: string, content = "") => `--b\r\n${headers}\r\n\r\n${content}\r\n`;

const json = (body: string) =>
  client.transport(`/api${operations.createProduct.path}`, {
    method: "POST",
    body,
    headers: { "content-type": "application/json", authorization: `Bearer ${client.token}` },
  });

const most = callLimits.jsonBody - 100;

const picture = (bytes: Buffer, name: string, type: string) =>
  client.call("updateProfile", { form: { logo: new File([new Uint8Array(bytes)], name, { type }) } });
const document = (bytes: Buffer) =>
  client.call("createDocument", {
    form: { file: new File([new Uint8Array(bytes)], "list.pdf", { type: "application/pdf" }), file_name: "List" },
  });

const bodies: Record<string, () => Promise<Response | Answer>> = {
  "a form of a hundred thousand parts": () =>
    sendForm(`${part('content-disposition: form-data; name="a"').repeat(150_000)}--b--`),
  "a form whose part has megabytes of headers": () => sendForm(`${part(`x: ${"y".repeat(9 * megabyte)}`)}--b--`),
  "a form whose part has a hundred thousand headers": () => sendForm(`${part("x: y\r\n".repeat(1_000_000))}--b--`),
  "a form of almost boundaries": () =>
    sendForm(
      `${part('content-disposition: form-data; name="logo"; filename="a.png"', "\r\n--c".repeat(1_800_000))}--b--`,
    ),
  "a form with a field of megabytes": () =>
    sendForm(`${part('content-disposition: form-data; name="a"', "%41".repeat(3 * megabyte))}--b--`),
  "a form with a parameter of odd letters": () =>
    sendForm(
      part(`content-disposition: form-data; name*=utf-8''${"%F0%9F".repeat(10_000)}; ${'x="\\"";'.repeat(9_000)}`),
    ),
  "lists in lists": () => json("[".repeat(most)),
  "lists in lists that end": () => json(`${"[".repeat(most / 2)}${"]".repeat(most / 2)}`),
  "objects in objects": () => json('{"a":'.repeat(most / 5)),
  "a body of names": () => json(`{${times(most / 10, (at) => Buffer.from(`"k${at}":0`)).join(",")}}`),
  "a name of a quarter of a megabyte": () => json(JSON.stringify({ name: "ﷺ".repeat(most / 4) })),
  "a number without end": () => json(`{"price":${"9".repeat(most)}}`),
  "a price without end": () => json(JSON.stringify({ name: "Lamp", price: "9".repeat(most) })),
  "rows of clients that are nothing": () =>
    admin.call("importClients", { json: { dry_run: true, rows: Array(20_000).fill({}) } }),
  "rows of clients with a million columns": () =>
    admin.call("importClients", {
      json: { dry_run: true, rows: [Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`c${at}`, ""]))] },
    }),
  "a picture of lies": async () => {
    const png = Buffer.from(await (await pngFile()).arrayBuffer());
    png.writeUInt32BE(30_000, 16);
    png.writeUInt32BE(30_000, 20);
    return picture(png, "logo.png", "image/png");
  },
  "a picture with megabytes of profiles": async () => {
    const jpeg = await sharp({ create: { width: 64, height: 64, channels: 3, background: "#fff" } })
      .jpeg()
      .toBuffer();
    const segment = Buffer.alloc(65_537, 1);
    segment.set([0xff, 0xe2, 0xff, 0xff], 0);
    return picture(
      Buffer.concat([jpeg.subarray(0, 2), ...times(140, () => segment), jpeg.subarray(2)]),
      "logo.jpg",
      "image/jpeg",
    );
  },
  "a picture of forty megapixels": async () =>
    picture(
      await sharp({ create: { width: 6_300, height: 6_300, channels: 3, background: "#fff" } })
        .png()
        .toBuffer(),
      "logo.png",
      "image/png",
    ),
  "a document of brackets": () => document(Buffer.from(`%PDF-1.7\n1 0 obj\n${"[".repeat(5_000_000)}\n%%EOF`)),
  "a document of objects": () =>
    document(Buffer.from(`%PDF-1.7\n${"1 0 obj<</Kids[1 0 R]>>endobj\n".repeat(160_000)}%%EOF`)),
  "a document of ends": () => document(Buffer.from(`%PDF-1.7\n${"%%EOF\nstartxref\n".repeat(300_000)}%%EOF`)),
};

const sendings: [string, () => Promise<Response | Answer>][] = [
  ...Object.entries(archives).map(([name, blocks]): [string, () => Promise<Response | Answer>] => {
    return [name, () => sendCard(client, new Uint8Array(Buffer.concat([...blocks(), Buffer.alloc(1024)])))];
  }),
  ...Object.entries(bodies),
];

test.each(sendings)("%s lets visitors through", async (_, send) => {
  const statuses: number[] = [];
  const longest = await longestTurn(async () => {
    statuses.push((await send()).status);
  });
  expect(longest).toBeLessThan(500);
  expect([200, 201, 400, 413]).toContain(statuses[0]);
});
