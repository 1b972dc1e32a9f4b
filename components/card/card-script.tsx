import { env } from "@/lib/env";

/** The one script of a card's pages; `events` is where it tells what is tapped. */
export function CardScript({ events }: { events?: string }) {
  return <script data-keep="" defer src={`/card.js?v=${env().BUILD_ID}`} data-events={events} />;
}
