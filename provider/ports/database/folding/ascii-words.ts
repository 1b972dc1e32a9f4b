import anyAscii from "any-ascii";
import { remember } from "@/lib/contract/remember";
import { romanizeIndic } from "./romanize-indic";

/** A name as lower-case ASCII words with hyphens between them, whatever its script, and at most so long; maybe empty. */
export function toAsciiWords(name: string, longest: number): string {
  return readWords(name).slice(0, longest).replace(/-$/, "");
}

const readWords = remember((name) =>
  anyAscii(romanizeIndic(name.normalize("NFKC")))
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z\d]+/g, "-")
    .replace(/^-/, ""),
);
