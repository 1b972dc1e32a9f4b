import type { Metadata } from "next";
import type { ReactNode } from "react";
import { CardMessage } from "@/components/card/card-message";
import { FormPage } from "@/components/card/forms/form-page";
import type { Company } from "@/lib/contract/cards/company";
import { ApiError } from "@/lib/contract/errors";
import * as paths from "@/lib/paths";
import { readOrFail, Unread } from "./unread";

type Found = { company: Company; slug: string };
type Props<P> = { params: Promise<P> };

type OwnPage<P, F extends Found> = {
  thing: string;
  title: string;
  /** A more telling title, if there is one. */
  titleOf?: (found: F) => Metadata["title"];
  find: (params: P) => Promise<F | null>;
  show: (found: F, params: P) => ReactNode;
};

/** A visitor's own page of something they sent, at a secret address; says so if it is gone. */
export function createOwnPage<P, F extends Found>({ thing, title, titleOf, find, show }: OwnPage<P, F>) {
  return {
    async generateMetadata({ params }: Props<P>): Promise<Metadata> {
      const asked = await params;
      const found = await readOrFail(() => find(asked));
      const robots = { index: false };
      if (found instanceof ApiError) return { title, robots };
      if (found) return { title: titleOf?.(found) ?? title, robots };
      return { title: `${thing} not found`, robots, other: { "page-status": "404" } };
    },

    async Page({ params }: Props<P>) {
      const asked = await params;
      const found = await readOrFail(() => find(asked));
      if (found instanceof ApiError) return <Unread error={found} />;
      if (!found)
        return (
          <CardMessage title={`${thing} not found`} text="It may have been deleted, or the link is incomplete.">
            <a className="button button-primary" href={paths.home}>
              Return to Home
            </a>
          </CardMessage>
        );
      return (
        <FormPage company={found.company} slug={found.slug}>
          {show(found, asked)}
        </FormPage>
      );
    },
  };
}
