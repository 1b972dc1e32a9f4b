import { defaultLanguage, isLanguage, type Language } from "../../i18n/languages";
import { decodeSegment, type FormAddress, sentPerson } from "../../paths";
import { readId } from "../site/read-id";

/** The card that a form without script is from, in the language and with the person that its address names. */
export function cardOf(request: Request, companySegment: string): FormAddress {
  const language = languageInQuery(request) ?? undefined;
  const id = readId(new URL(request.url).searchParams.get(sentPerson) ?? "");
  return { slug: decodeSegment(companySegment), language, person: id === null ? undefined : { id } };
}

/** The language of the page that a form without script is from. */
export function pageLanguageOf(request: Request): Language {
  return languageInQuery(request) ?? defaultLanguage;
}

function languageInQuery({ url }: Request): Language | null {
  const language = new URL(url).searchParams.get("language");
  return isLanguage(language) ? language : null;
}
