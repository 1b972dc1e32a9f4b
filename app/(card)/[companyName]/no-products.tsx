import type { Metadata } from "next";
import { CardMessage } from "@/components/card/card-message";
import * as paths from "@/lib/paths";

/** No such product or category; `title` says which. */
export function describeNoProducts(title: string): Metadata {
  return { title, robots: { index: false }, other: { "page-status": "404" } };
}

export function NoProducts({ title, text, slug }: { title: string; text: string; slug: string }) {
  return (
    <CardMessage title={title} text={text}>
      <a className="button" href={paths.card(slug)}>
        See the card
      </a>
    </CardMessage>
  );
}
