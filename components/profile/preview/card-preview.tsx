import type { Card } from "@/lib/web/provider-client/cards";
import type { CardSite } from "./card-site";
import { PreviewFrame } from "./preview-frame";

/** The card beside what it is made from, where there is room for both. */
export function CardPreview({ card, site }: { card: Card; site: CardSite }) {
  return (
    <aside aria-label="Preview" className="sticky top-22">
      <PreviewFrame
        title="Preview of your card"
        card={card}
        site={site}
        className="h-[calc(100dvh-12rem)] max-h-[44rem] rounded-3xl border border-border bg-card shadow-sm"
      />
    </aside>
  );
}
