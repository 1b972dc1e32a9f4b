import anyAscii from "any-ascii";
import { romanizeIndic } from "./romanize-indic";

/** A name as lower-case ASCII words with hyphens between them, whatever its script, and at most so long; maybe empty. */
export function toAsciiWords(name: string, longest: number): string {
  return anyAscii(romanizeIndic(name.normalize("NFKC")))
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z\d]+/g, "-")
    .replace(/^-/, "")
    .slice(0, longest)
    .replace(/-$/, "");
}
