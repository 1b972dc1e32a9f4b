import type { KeyRing } from "@/lib/runtime/secrets/key-ring";
import { keptFor } from "@/lib/runtime/secrets/open";
import { isSigned, sign } from "../kernel/http/signature";

/** The token in a mail's link to a review and its answer; it only lets its holder read that review. */
export function signReview(keys: KeyRing, id: number): string {
  return `${id}-${sign(keys, signedText(id))}`;
}

/** The review's id; null if the signature is wrong. */
export function readReviewToken(keys: KeyRing, token: string): number | null {
  const [, id = "", signature = ""] = /^([1-9]\d{0,15})-([\w-]+)$/.exec(token) ?? [];
  return isSigned(keys, { text: signedText(Number(id)), signature }, keptFor) ? Number(id) : null;
}

function signedText(id: number): string {
  return `review ${id}`;
}
