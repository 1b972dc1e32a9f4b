import type { Company, CompanyContents } from "../contract/cards/company";
import { mainLanguage } from "../contract/cards/languages";
import type { OpeningHours } from "../contract/cards/opening-hours";
import type { Texts } from "../contract/texts";
import type { Language } from "../i18n/languages";

/** What an owner has said in several languages, for a reader of one of them. */

type Row = { texts?: Texts | null | undefined };

/** The row with its texts of that language in place of the main ones. */
export function inLanguage<R extends Row>(row: R, language: Language): R {
  const own = row.texts?.[language];
  return own ? { ...row, ...own } : row;
}

/**
 * The language that a text of the row is in where that is not the reader's: the main one, for want of a translation. For
 * the attribute `lang`.
 */
export function foreignLanguage(row: Row, field: string, read: Language, main: Language): Language | undefined {
  return read === main || row.texts?.[read]?.[field] ? undefined : main;
}

/** The company in that language; what it has not said in it stays in its main one. */
export function companyIn(company: Company, language: Language): Company {
  const { client, profile } = company;
  if (language === mainLanguage(profile)) return company;
  const { company_name = client.company_name, ...own } = profile.texts?.[language] ?? {};
  const each = <R extends Row>(rows: R[] | undefined) => rows?.map((row) => inLanguage(row, language));
  return {
    ...company,
    client: { ...client, company_name },
    profile: {
      ...profile,
      ...own,
      links: each(profile.links),
      phones: each(profile.phones),
      sections: profile.sections && each(profile.sections),
      opening_hours: hoursIn(profile.opening_hours, language),
      branches: profile.branches?.map((branch) => ({
        ...inLanguage(branch, language),
        opening_hours: hoursIn(branch.opening_hours, language) ?? null,
      })),
    },
  };
}

function hoursIn<H extends OpeningHours | null | undefined>(hours: H, language: Language): H {
  return hours && { ...hours, special_dates: hours.special_dates.map((date) => inLanguage(date, language)) };
}

type Lists = Pick<CompanyContents, "documents" | "products" | "videos" | "banners" | "people">;
/** The main language is told with the lists, or by the company beside them. */
type Listed = Lists & { language?: Language | null; company?: Company };

/** What a card lists in that language, likewise. */
export function contentsIn<C extends Listed>(contents: C, language: Language): C {
  if (language === mainLanguage({ language: contents.language ?? contents.company?.profile.language })) return contents;
  const each = <R extends Row>(rows: R[]) => rows.map((row) => inLanguage(row, language));
  return {
    ...contents,
    documents: each(contents.documents),
    products: each(contents.products),
    videos: each(contents.videos),
    banners: each(contents.banners),
    people: each(contents.people),
  };
}
