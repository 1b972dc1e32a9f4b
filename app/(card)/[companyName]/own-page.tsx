import type { ReactNode } from "react";
import { FormPage } from "@/components/card/forms/form-page";
import { cardLook } from "@/components/card/head/card-metadata";
import { answerDocument } from "@/components/document";
import { companyIn } from "@/lib/card/own-words";
import type { Company } from "@/lib/contract/cards/company";
import { furtherLanguage } from "@/lib/contract/cards/languages";
import { translatorOf } from "@/lib/i18n/catalog";
import type { Language } from "@/lib/i18n/languages";
import type { Key } from "@/lib/i18n/messages";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import { siteTranslator } from "@/lib/web/site/language";
import { answerMessage, answerNoCard, answerOrFail } from "./no-card";
import { type FoundCompany, findLanguage } from "./read-company";

/** `language` is what the visitor wrote in, for an address that names none. */
type Found = { company: Company; slug: string; language?: Language | null };
type Context<P> = { params: Promise<P> };

type OwnPage<P, F extends Found> = {
  /** That there is nothing (any more). */
  missing: Key;
  title: Key;
  /** The title of what was found, where it says more. */
  titleOf?: (t: T, found: FoundCompany) => string;
  /** `language` is that of the address, for what cannot be read. */
  find: (params: P, language: Language) => Promise<F | null>;
  show: (found: NoInfer<F> & FoundCompany, params: P) => ReactNode;
};

/** The page of what a visitor has sent, at an address that nobody else knows; says so where nothing is there (any more). */
export function createOwnPage<P, F extends Found>({ missing, title, titleOf, find, show }: OwnPage<P, F>) {
  return (request: Request, { params }: Context<P>): Promise<Response> => {
    const t = siteTranslator(request);
    return answerOrFail(t, t(title), async () => {
      const asked = await params;
      const found = await find(asked, t.language);
      if (!found)
        return answerMessage(
          t,
          { status: 404, title: t(missing), text: t("forms.notFound.text") },
          <a className="button button-primary" href={paths.inLanguage(t.language, paths.home)}>
            {t("card.missing.home")}
          </a>,
        );
      const place = findLanguage(request, found.slug, found.company);
      if (place.state !== "found") return answerNoCard(request, place);
      const read = found.language ? readIn(found.language, place) : place;
      return answerDocument(
        { t: read.t, head: { title: titleOf?.(read.t, read) ?? read.t(title), isListed: false }, look: cardLook },
        <FormPage t={read.t} company={read.company} at={read.at}>
          {show({ ...found, ...read }, asked)}
        </FormPage>,
      );
    });
  };
}

/** The same card in a language, with the owner's words in it unless the card is not offered in that one. */
function readIn(language: Language, place: FoundCompany): FoundCompany {
  const further = furtherLanguage(language, place.company.profile);
  const company = further ? companyIn(place.company, further) : place.company;
  return { ...place, t: translatorOf(language), at: { slug: place.slug, language: further }, company };
}
