import { createHmac, timingSafeEqual } from "node:crypto";
import type { KeyRing } from "@/lib/runtime/secrets/key-ring";

/**
 * HMAC of a text in base64url. The text must include its purpose, so that a signature cannot be reused for another one.
 */
export function sign(keys: KeyRing, text: string): string {
  return signWith(keys.current, text);
}

/** Verifies a signature; former secrets are accepted for `lasting` milliseconds after they were replaced. */
export function isSigned(keys: KeyRing, { text, signature }: { text: string; signature: string }, lasting: number) {
  const given = Buffer.from(signature);
  return keys.accepted(lasting).some((secret) => {
    const expected = Buffer.from(signWith(secret, text));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

function signWith(secret: string, text: string): string {
  return createHmac("sha256", secret).update(text).digest("base64url");
}
