import type { ReactNode } from "react";
import { FormPage } from "@/components/card/forms/form-page";
import { cardLook } from "@/components/card/head/card-metadata";
import { answerDocument } from "@/components/document";
import type { Company } from "@/lib/contract/cards/company";
import * as paths from "@/lib/paths";
import { answerMessage, answerOrFail } from "./no-card";

type Found = { company: Company; slug: string };
type Context<P> = { params: Promise<P> };

type OwnPage<P, F extends Found> = {
  thing: string;
  title: string;
  /** The title of what was found, where it says more. */
  titleOf?: (found: F) => string;
  find: (params: P) => Promise<F | null>;
  show: (found: F, params: P) => ReactNode;
};

/** The page of what a visitor has sent, at an address that nobody else knows; says so where nothing is there (any more). */
export function createOwnPage<P, F extends Found>({ thing, title, titleOf, find, show }: OwnPage<P, F>) {
  return (_request: Request, { params }: Context<P>): Promise<Response> =>
    answerOrFail(title, async () => {
      const asked = await params;
      const found = await find(asked);
      if (!found)
        return answerMessage(
          { status: 404, title: `${thing} not found`, text: "It may have been deleted, or the link is incomplete." },
          <a className="button button-primary" href={paths.home}>
            Return to Home
          </a>,
        );
      return answerDocument(
        { head: { title: titleOf?.(found) ?? title, isListed: false }, look: cardLook },
        <FormPage company={found.company} slug={found.slug}>
          {show(found, asked)}
        </FormPage>,
      );
    });
}
