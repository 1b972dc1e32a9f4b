import { createHmac, timingSafeEqual } from "node:crypto";
import type { KeyRing } from "@/lib/runtime/secrets/key-ring";

/** The signature under a text, in base64url. What it is for has to stand in the text, so that it is good for nothing else. */
export function sign(keys: KeyRing, text: string): string {
  return signWith(keys.current, text);
}

/** Whether a text was signed so, at most `lasting` milliseconds ago where the secrets were replaced since. */
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
