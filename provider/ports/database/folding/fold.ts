/**
 * Folds text for search and sorting: no differences of case or width, in any script. Stored in `folded_…` columns next
 * to the original, because databases fold differently; this way both find the same rows.
 *
 * The step through upper case unites ß and ss, and ı and i. The replacements unite both forms of small sigma and drop
 * the dot that İ leaves, so that the start of a word is found in the word.
 */
export function fold(text: string): string {
  const cased = text.normalize("NFKC").toLowerCase().toUpperCase().toLowerCase();
  return cased.replaceAll("ς", "σ").replaceAll("i\u0307", "i").normalize("NFKC");
}
