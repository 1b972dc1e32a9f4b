import type { Company, CompanyContents } from "../contract/cards/company";
import { mainLanguage } from "../contract/cards/languages";
import type { OpeningHours } from "../contract/opening-hours";
import type { Texts } from "../contract/texts";
import { defaultLanguage, type Language } from "../i18n/languages";
import type { T } from "../i18n/translator";
import { type Written, written } from "./written";

/** What an owner has said in several languages, for a reader of one of them. */

/** `main`: the main language, in a row that is read in another. */
type Row = { texts?: Texts | null | undefined; main?: Language };

/** The row with its texts of that language in place of the main ones. */
export function inLanguage<R extends Row>(row: R, language: Language, main: Language): R {
  return { ...row, ...row.texts?.[language], main };
}

/**
 * `dir` and `lang` of a text of the row, on a page of the translator's language: what is not said in it is in the main
 * one. `shown` is what stands there, where that is more than the text.
 */
export function ownWords<R extends Row>(
  t: Pick<T, "language">,
  row: R,
  field: keyof R & string,
  shown = String(row[field] ?? ""),
): Written {
  if (!row[field]) return written(shown);
  const { texts, main } = row;
  if (!main || texts?.[t.language]?.[field]) return written(shown, t.language);
  const isEnglish = main === defaultLanguage;
  return { ...(isEnglish && { lang: main }), ...written(shown, main) };
}

/** Those of the company's name. */
export function nameWords(t: Pick<T, "language">, { client: { company_name }, profile }: Company): Written {
  return ownWords(t, { ...profile, company_name }, "company_name");
}

/** The company in that language; what it has not said in it stays in its main one. */
export function companyIn(company: Company, language: Language): Company {
  const { client, profile } = company;
  const main = mainLanguage(profile);
  if (language === main) return company;
  const each = <R extends Row>(rows: R[]) => rows.map((row) => inLanguage(row, language, main));
  const { company_name, ...own } = inLanguage({ company_name: client.company_name, ...profile }, language, main);
  return {
    ...company,
    client: { ...client, company_name },
    profile: {
      ...own,
      links: profile.links && each(profile.links),
      phones: profile.phones && each(profile.phones),
      sections: profile.sections && each(profile.sections),
      opening_hours: hoursIn(profile.opening_hours, language, main),
      branches: profile.branches?.map((branch) => ({
        ...inLanguage(branch, language, main),
        opening_hours: hoursIn(branch.opening_hours, language, main) ?? null,
      })),
    },
  };
}

/** The notes of its dates. */
function hoursIn<H extends OpeningHours | null | undefined>(hours: H, language: Language, main: Language): H {
  return hours && { ...hours, special_dates: hours.special_dates.map((date) => inLanguage(date, language, main)) };
}

type Lists = Pick<CompanyContents, "documents" | "products" | "videos" | "banners" | "people">;
/** The main language is told with the lists, or by the company beside them. */
type Listed = Lists & { language?: Language | null; company?: Company };

/** What a card lists in that language, likewise. */
export function contentsIn<C extends Listed>(contents: C, language: Language): C {
  const main = mainLanguage({ language: contents.language ?? contents.company?.profile.language });
  if (language === main) return contents;
  const each = <R extends Row>(rows: R[]) => rows.map((row) => inLanguage(row, language, main));
  return {
    ...contents,
    documents: each(contents.documents),
    products: each(contents.products),
    videos: each(contents.videos),
    banners: each(contents.banners),
    people: each(contents.people).map((person) => ({
      ...person,
      links: person.links && each(person.links),
      hours: hoursIn(person.hours, language, main),
    })),
  };
}
