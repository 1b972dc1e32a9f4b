import { digitsInAscii } from "@/lib/contract/typed-digits";

/**
 * Folds text for search and sorting: no differences of case, width or digits in any script, and none that people type
 * either way. Stored in `folded_…` columns next to the original, because databases fold differently; this way both find
 * the same rows.
 *
 * The step through upper case unites ß and ss, and ı and i. The replacements unite both forms of small sigma and drop
 * the dot that İ leaves, so that the start of a word is found in the word. Nuktas and joiners are left out by many
 * keyboards (फ़ोन is found by फोन), and Urdu is also typed with Arabic's yeh and kaf.
 */
export function fold(text: string): string {
  const cased = text.normalize("NFKC").toLowerCase().toUpperCase().toLowerCase();
  const plain = cased.replaceAll("ς", "σ").replaceAll("i\u0307", "i");
  const typed = plain
    // Taken apart, since some letters have the nukta inside.
    .normalize("NFD")
    .replace(/[\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc\u200c\u200d]/g, "")
    .replace(/[\u064a\u0649]/g, "\u06cc")
    .replaceAll("\u0643", "\u06a9");
  return digitsInAscii(typed).normalize("NFKC");
}
