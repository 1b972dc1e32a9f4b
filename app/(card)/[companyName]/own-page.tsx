import type { ReactNode } from "react";
import { FormPage } from "@/components/card/forms/form-page";
import { cardLook } from "@/components/card/head/card-metadata";
import { answerDocument } from "@/components/document";
import type { Company } from "@/lib/contract/cards/company";
import type { Key } from "@/lib/i18n/messages";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import { cardTranslator } from "@/lib/web/site/language";
import { answerMessage, answerOrFail } from "./no-card";

type Found = { company: Company; slug: string };
type Context<P> = { params: Promise<P> };

type OwnPage<P, F extends Found> = {
  /** That there is nothing (any more). */
  missing: Key;
  title: Key;
  /** The title of what was found, where it says more. */
  titleOf?: (t: T, found: F) => string;
  find: (params: P) => Promise<F | null>;
  show: (t: T, found: F, params: P) => ReactNode;
};

/** The page of what a visitor has sent, at an address that nobody else knows; says so where nothing is there (any more). */
export function createOwnPage<P, F extends Found>({ missing, title, titleOf, find, show }: OwnPage<P, F>) {
  return (_request: Request, { params }: Context<P>): Promise<Response> => {
    const t = cardTranslator();
    return answerOrFail(t(title), async () => {
      const asked = await params;
      const found = await find(asked);
      if (!found)
        return answerMessage(
          { status: 404, title: t(missing), text: t("forms.notFound.text") },
          <a className="button button-primary" href={paths.home}>
            {t("card.missing.home")}
          </a>,
        );
      return answerDocument(
        { t, head: { title: titleOf?.(t, found) ?? t(title), isListed: false }, look: cardLook },
        <FormPage company={found.company} slug={found.slug}>
          {show(t, found, asked)}
        </FormPage>,
      );
    });
  };
}
