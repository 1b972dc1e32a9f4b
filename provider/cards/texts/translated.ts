import type { Texts } from "@/lib/contract/texts";
import { type Language, languageCodes } from "@/lib/i18n/languages";

/** A text that the main language has: in which others it is written too. */
export type Translated = readonly Language[];

type Row<N extends string> = { [F in N]?: string | null | undefined } & { texts?: Texts<N> | null | undefined };

/** The texts of rows, by the names of their fields. */
export function listTranslated<N extends string>(rows: readonly Row<N>[], names: readonly N[]): Translated[] {
  return rows.flatMap(({ texts, ...row }: Row<string>) =>
    names.filter((name) => row[name]).map((name) => languageCodes.filter((language) => texts?.[language]?.[name])),
  );
}

/** How many there are, and how many are written in each of the languages, which are absent without any. */
export function countTranslated(texts: readonly Translated[], languages: readonly Language[]) {
  const written: { [L in Language]?: number } = {};
  for (const language of texts.flat())
    if (languages.includes(language)) written[language] = (written[language] ?? 0) + 1;
  return { all: texts.length, written };
}
