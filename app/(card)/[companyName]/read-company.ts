import { companyIn } from "@/lib/card/own-words";
import type { Company } from "@/lib/contract/cards/company";
import { furtherLanguage, mainLanguage } from "@/lib/contract/cards/languages";
import { translatorOf } from "@/lib/i18n/catalog";
import type { T } from "@/lib/i18n/translator";
import { type CardAddress, decodeSegment } from "@/lib/paths";
import { loadClosedCard, loadCompany } from "@/lib/web/provider-client/companies";
import { languageInAddress } from "@/lib/web/site/page-language";
import type { NoCardReading } from "./no-card";

/** `name` is the path's, `slug` and `at` are where it is by now; `t` writes in the language of the address. */
export type FoundCompany = { state: "found"; name: string; slug: string; at: CardAddress; t: T; company: Company };

/** What a path segment stands for, in the language of the address. */
export async function readCompany(request: Request, segment: string): Promise<FoundCompany | NoCardReading> {
  const name = decodeSegment(segment);
  if (name.trim() === "") return { state: "missing", name: "" };
  try {
    const company = await loadCompany(name);
    if (company) return findLanguage(request, name, company);
    const closed = await loadClosedCard(name);
    return closed ? { state: "closed", name, closed } : { state: "missing", name };
  } catch (error) {
    return { state: "failed", name, message: (error as Error).message };
  }
}

/** The main language has the bare address alone; languages that are off have none. */
export function findLanguage(request: Request, name: string, company: Company): FoundCompany | NoCardReading {
  const slug = company.client.slug ?? name;
  const main = mainLanguage(company.profile);
  const language = languageInAddress(request);
  if (!language) return { state: "found", name, slug, at: { slug }, t: translatorOf(main), company };
  const { pathname, search } = new URL(request.url);
  if (language === main) return { state: "elsewhere", location: pathname + search };
  if (!furtherLanguage(language, company.profile)) return { state: "off", slug, language };
  const at = { slug, language };
  return { state: "found", name, slug, at, t: translatorOf(language), company: companyIn(company, language) };
}
