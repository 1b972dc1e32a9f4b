import { StartError } from "@/lib/runtime/start-error";
import { peekStream } from "@/lib/runtime/stream-from";

/** The first bytes of every file that `age` has written. */
const magic = "age-encryption.org/v1";

/** 64 MB and a third of a second for each guess of a passphrase. */
const scryptWorkFactor = 16;

type Bytes = ReadableStream<Uint8Array>;

/** Encrypts as `age -p` does, so that `age -d` decrypts it, without this service as well. */
export async function seal(body: Bytes, passphrase: string): Promise<Bytes> {
  const { Encrypter } = await import("age-encryption");
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(scryptWorkFactor);
  return encrypter.encrypt(body);
}

/**
 * What was sealed, or the body as it is where it never was.
 *
 * @throws StartError where it was, and the passphrase is missing or another one.
 */
export async function unseal(body: Bytes, passphrase: string | undefined): Promise<Bytes> {
  const { first, whole } = await peekStream(body);
  if (!Buffer.from(first).toString("latin1").startsWith(magic)) return whole;
  if (passphrase === undefined) {
    await body.cancel();
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
