import { readdir } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { readWhole } from "@/provider/ports/files/read-whole";
import { isAtLength } from "../../at-length";
import type { Api, ClientCaller } from "../../contract/api";
import { pdfFile } from "../../contract/files";
import { createRandom } from "../../random";
import { buildDeps, openApi, type TestDeps } from "../build-deps";
import { mutate } from "./mutations";

/** Damaged files for each sample: some two thousand in slow runs; UPLOAD_MUTATIONS asks for more. */
const count = Number(process.env.UPLOAD_MUTATIONS ?? (isAtLength ? 300 : 15));
const seed = Number(process.env.UPLOAD_SEED ?? Date.now() % 1_000_000);
const megabyte = 1024 * 1024;

type Sample = { name: string; bytes: Buffer };

/** Small pictures with camera metadata, and a document. */
async function makeSamples(): Promise<Sample[]> {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const picture = () =>
    sharp({ create: { width: 96, height: 64, channels: 3, background: "#0b6e4f", noise } }).withMetadata({
      exif: { IFD0: { Copyright: "Asha", ImageDescription: "where she lives" } },
    });
  const avif = await picture().avif({ effort: 0 }).toBuffer();
  return [
    { name: "photo.jpg", bytes: await picture().jpeg().toBuffer() },
    { name: "photo.png", bytes: await picture().png().toBuffer() },
    { name: "photo.gif", bytes: await picture().gif({ effort: 1 }).toBuffer() },
    { name: "photo.webp", bytes: await picture().webp().toBuffer() },
    { name: "photo.avif", bytes: avif },
    // A HEIC file differs from AVIF by its brands.
    { name: "photo.heic", bytes: Buffer.from(avif.toString("latin1").replaceAll(/avi[fs]/g, "heic"), "latin1") },
    { name: "list.pdf", bytes: Buffer.from(await (await pdfFile()).arrayBuffer()) },
  ];
}

let deps: TestDeps;
let api: Api;
let client: ClientCaller;
beforeEach(async () => {
  deps = await buildDeps();
  api = await openApi(deps);
  client = await api.client();
});
afterEach(() => deps.close());

const types: Record<string, string> = { pdf: "application/pdf", heic: "image/heic", jpg: "image/jpeg" };

async function send({ name, bytes }: Sample) {
  const ending = name.split(".").pop() ?? "";
  const file = new File([new Uint8Array(bytes)], name, { type: types[ending] ?? `image/${ending}` });
  if (ending !== "pdf") return client.call("updateProfile", { form: { logo: file } });
  const answer = await client.call("createDocument", { form: { file, file_name: "List" } });
  // The number of documents is limited.
  if (answer.status === 201) await client.call("deleteDocument", { params: { id: answer.body.id } });
  return answer;
}

test(
  "whatever is sent is stored anew or refused with a reason, and nothing of it stays behind",
  async () => {
    const random = createRandom(seed);
    const samples = await makeSamples();
    const outcomes: Record<string, Record<string, number>> = {};
    const before = process.memoryUsage().rss;
    for (const sample of samples) {
      const told: Record<string, number> = {};
      outcomes[sample.name] = told;
      for (let number = 0; number < count; number++) {
        const { how, bytes } = mutate(sample.bytes, random, random.pick(samples).bytes);
        // One time in eight it has another sample's name.
        const name = random.integer(8) === 0 ? random.pick(samples).name : sample.name;
        const started = performance.now();
        const { status, body } = await send({ name, bytes });
        const isAnswered = status === 200 || status === 201 || (status === 400 && Object.keys(body.fields).length > 0);
        expect({ seed, number, sample: sample.name, name, how, status, isAnswered }).toMatchObject({
          isAnswered: true,
        });
        expect(performance.now() - started).toBeLessThan(30_000);
        const key = status === 400 ? `refused: ${body.detail}` : "taken";
        told[key] = (told[key] ?? 0) + 1;
      }
    }
    console.log(`UPLOAD_SEED=${seed}, ${count} of each`, outcomes);
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * megabyte);
    expect(await readdir(path.join(deps.config.dataDir, "media", "unfinished"))).toEqual([]);
    await expectCleanPictures();
  },
  count * 7 * 2_000 + 60_000,
);

/** Every stored picture was encoded by us and has no metadata, such as a location. */
async function expectCleanPictures(): Promise<void> {
  const rows = await deps.db.selectFrom("files").select("key").execute();
  const known = new Set(rows.map(({ key }) => key));
  for await (const key of deps.files.keys()) {
    expect(known).toContain(key);
    if (key.endsWith(".pdf")) continue;
    const { format, exif, icc, xmp } = await sharp((await readWhole(deps.files, key)) ?? undefined).metadata();
    expect({ format, exif, icc, xmp }).toEqual({ format: key.endsWith(".jpg") ? "jpeg" : "webp" });
  }
}

/** Small files that unpack to a lot, and files of two formats at once. */
test.each<[string, () => Promise<Sample>]>([
  [
    "a picture of 80 megapixels in a few kilobytes",
    async () => ({
      name: "bomb.png",
      bytes: await sharp({
        create: { width: 10_000, height: 8_000, channels: 3, background: "#fff" },
        limitInputPixels: false,
      })
        .png({ compressionLevel: 9 })
        .toBuffer(),
    }),
  ],
  [
    "a page that begins as a picture",
    async () => ({ name: "page.gif", bytes: Buffer.from("GIF89a=1;<script>alert(1)</script>") }),
  ],
  [
    "a drawing by a picture's name",
    async () => ({ name: "drawing.png", bytes: Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>") }),
  ],
  [
    "a document by a picture's name",
    async () => ({ name: "list.png", bytes: Buffer.from(await (await pdfFile()).arrayBuffer()) }),
  ],
  [
    "an archive by a document's name",
    async () => ({ name: "list.pdf", bytes: Buffer.from("PK\x03\x04 %PDF-1.7 %%EOF") }),
  ],
  ["a program by a document's name", async () => ({ name: "list.pdf", bytes: Buffer.from("MZ\x90\0 %PDF-1.7 %%EOF") })],
  ["nothing at all", async () => ({ name: "photo.jpg", bytes: Buffer.alloc(0) })],
  [
    "a name that leads elsewhere",
    async () => ({ name: "../../etc/photo.exe.png", bytes: Buffer.from("\x89PNG\r\n\x1a\n") }),
  ],
])("%s is refused with a reason", async (_, make) => {
  const { status, body } = await send(await make());
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [expect.stringMatching(/^(logo|file)$/)]]);
});
