import { seal, unseal } from "@/provider/backup/archive/seal";
import { readAll, streamOf } from "./contents";

const passphrase = "correct horse battery staple";
const content = Buffer.alloc(300_000, "what nobody else may read ");

const open = async (bytes: Uint8Array, word: string | undefined) => readAll(await unseal(streamOf(bytes), word));

let sealed: Buffer;
beforeAll(async () => {
  sealed = await readAll(await seal(streamOf(content), passphrase));
});

test("what is sealed opens with its passphrase alone", async () => {
  expect(sealed.subarray(0, 21).toString()).toBe("age-encryption.org/v1");
  expect(sealed.includes("nobody else")).toBe(false);
  expect((await open(sealed, passphrase)).equals(content)).toBe(true);
  await expect(open(sealed, `${passphrase}r`)).rejects.toThrow("BACKUP_PASSPHRASE: does not open this backup");
  await expect(open(sealed, undefined)).rejects.toThrow("BACKUP_PASSPHRASE: must be the one that");
});

test("a changed or shortened one is not opened to its end", async () => {
  const changed = Buffer.from(sealed);
  changed[200_000] = (changed[200_000] ?? 0) ^ 1;
  await expect(open(changed, passphrase)).rejects.toThrow();
  await expect(open(sealed.subarray(0, 200_000), passphrase)).rejects.toThrow();
});

test("what was never sealed is read as it is, with a passphrase and without", async () => {
  for (const bytes of [content, Buffer.alloc(0), Buffer.from("age")])
    for (const word of [passphrase, undefined]) expect((await open(bytes, word)).equals(bytes)).toBe(true);
});
