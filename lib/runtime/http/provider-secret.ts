import { createHash, timingSafeEqual } from "node:crypto";

/** Authenticates the web app to a remote provider. */
export const secretHeader = "x-provider-secret";

/** Constant time, whatever the lengths. */
export function isSameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
