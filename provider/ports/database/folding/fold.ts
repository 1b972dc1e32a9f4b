/**
 * Text without differences of case and width, in any script: what is searched and ordered by. It is stored beside the
 * text it stands for, in `folded_…` columns, because no two databases fold alike; both then find the same rows.
 *
 * Upper case in between brings ß and ss, ı and i together; the two replacements do so for the two forms of a small sigma
 * and for the dot that İ leaves behind, without which a word's beginning would not be found in the word.
 */
export function fold(text: string): string {
  const cased = text.normalize("NFKC").toLowerCase().toUpperCase().toLowerCase();
  return cased.replaceAll("ς", "σ").replaceAll("i\u0307", "i").normalize("NFKC");
}
