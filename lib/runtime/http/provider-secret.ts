import { createHash, timingSafeEqual } from "node:crypto";

/** The header in which a web app proves to a provider elsewhere that it is the operator's own. */
export const secretHeader = "x-provider-secret";

/** Compares in a time that tells neither where two texts differ nor how long they are. */
export function isSameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
