import { StartError } from "@/lib/runtime/start-error";
import { peekStream } from "@/lib/runtime/stream-from";

/** The first bytes of every `age` file. */
const magic = "age-encryption.org/v1";

/** Each guess of a passphrase costs 64 MB and a third of a second. */
const scryptWorkFactor = 16;

type Bytes = ReadableStream<Uint8Array>;

/** Encrypts like `age -p`, so that `age -d` can decrypt it without this service. */
export async function seal(body: Bytes, passphrase: string): Promise<Bytes> {
  const { Encrypter } = await import("age-encryption");
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(scryptWorkFactor);
  return encrypter.encrypt(body);
}

/**
 * Decrypts a sealed archive; passes an unsealed one through.
 *
 * @throws StartError if it is sealed and the passphrase is missing or wrong.
 */
export async function unseal(body: Bytes, passphrase: string | undefined): Promise<Bytes> {
  const { first, whole } = await peekStream(body);
  if (!Buffer.from(first).toString("latin1").startsWith(magic)) return whole;
  if (passphrase === undefined) {
    await whole.cancel();
    throw new StartError("BACKUP_PASSPHRASE: must be the one that the backup was sealed with");
  }
  const { Decrypter } = await import("age-encryption");
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    return await decrypter.decrypt(whole);
  } catch (cause) {
    await whole.cancel().catch(() => {});
    throw new StartError("BACKUP_PASSPHRASE: does not open this backup, or its beginning is damaged", { cause });
  }
}
