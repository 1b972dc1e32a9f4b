/** Text without differences of case and width, for searches in any script; SQLite's own lower() knows only A to Z. */
export function fold(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}
