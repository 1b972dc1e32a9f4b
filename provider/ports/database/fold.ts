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

type Folded<T, C extends keyof T & string> = T & { [K in C as `folded_${K}`]: T[K] };

/** A row's values with, for each of `columns` that they name, the folded text beside it: `folded_title` for `title`. */
export function withFolded<T extends { [K in C]?: string }, C extends keyof T & string>(
  values: T,
  columns: readonly C[],
): Folded<T, C> {
  const folded = columns.flatMap((column) => {
    const text = values[column];
    return text === undefined ? [] : [[`folded_${column}`, fold(text)]];
  });
  return { ...values, ...Object.fromEntries(folded) } as Folded<T, C>;
}
