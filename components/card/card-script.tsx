import { env } from "@/lib/env";
import type { T } from "@/lib/i18n/translator";
import { scriptWords } from "./script-words";

type Props = {
  t: T;
  /** URL for views and taps. */
  events?: string;
  /** The page's product; empty on other pages beside the card. */
  opened?: number | "";
  /** Whose card the page is, where it is a person's: the id. */
  person?: number;
};

export function CardScript({ t, events, opened, person }: Props) {
  return (
    <script
      defer
      src={`/card.js?v=${env().BUILD_ID}`}
      data-events={events}
      data-opened={opened}
      data-person={person}
      {...scriptWords(t)}
    />
  );
}
