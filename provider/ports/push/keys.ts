import { createECDH, hkdfSync } from "node:crypto";

/** The order of P-256, below which a private key has to be. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/**
 * The key pair by which push services know this site, both in base64url. It follows from the secret that all processes
 * share, so none of them has to keep one for the others.
 */
export function derivePushKeys(secret: string): { publicKey: string; privateKey: string } {
  // 16 bytes more than the order has, so that no key is likelier than another.
  const random = BigInt(`0x${Buffer.from(hkdfSync("sha256", secret, "", "push key", 48)).toString("hex")}`);
  const privateKey = ((random % (order - 1n)) + 1n).toString(16).padStart(64, "0");
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(privateKey, "hex");
  return {
    publicKey: pair.getPublicKey("base64url"),
    privateKey: Buffer.from(privateKey, "hex").toString("base64url"),
  };
}
