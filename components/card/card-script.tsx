import { env } from "@/lib/env";

type Props = {
  /** Where it tells what is looked at and tapped. */
  events?: string;
  /** The product whose page this is; empty on another page beside a card. */
  opened?: number | "";
};

/** The one script of a card's pages. */
export function CardScript({ events, opened }: Props) {
  return <script defer src={`/card.js?v=${env().BUILD_ID}`} data-events={events} data-opened={opened} />;
}
