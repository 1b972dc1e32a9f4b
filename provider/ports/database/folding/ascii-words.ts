import anyAscii from "any-ascii";
import { remember } from "@/lib/contract/remember";
import { romanizeIndic } from "./romanize-indic";

/**
 * A name as lower-case ASCII words with hyphens between them, whatever its script, and at most so long; maybe empty. It
 * is cut between words, unless that would leave less than half.
 */
export function toAsciiWords(name: string, longest: number): string {
  const words = readWords(name).replace(/-$/, "");
  if (words.length <= longest) return words;
  const end = words.lastIndexOf("-", longest);
  return words.slice(0, end > longest / 2 ? end : longest).replace(/-$/, "");
}

const readWords = remember((name) =>
  anyAscii(romanizeIndic(name.normalize("NFKC")))
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z\d]+/g, "-")
    .replace(/^-/, ""),
);
