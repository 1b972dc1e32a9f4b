import { env } from "@/lib/env";

type Props = {
  /** URL for views and taps. */
  events?: string;
  /** The page's product; empty on other pages beside the card. */
  opened?: number | "";
};

export function CardScript({ events, opened }: Props) {
  return <script defer src={`/card.js?v=${env().BUILD_ID}`} data-events={events} data-opened={opened} />;
}
