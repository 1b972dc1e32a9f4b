import { useT } from "@/components/i18n/translator-context";
import type { Card } from "@/lib/web/provider-client/cards";
import type { CardSite } from "./card-site";
import { PreviewFrame } from "./preview-frame";

/** The card beside what it is made from, where there is room for both. */
export function CardPreview({ card, site }: { card: Card; site: CardSite }) {
  const t = useT();
  return (
    <aside aria-label={t("profile.preview.title")} className="sticky top-22">
      <PreviewFrame
        title={t("profile.preview.frame")}
        card={card}
        site={site}
        className="h-[calc(100dvh-12rem)] max-h-[44rem] rounded-3xl border border-border bg-card shadow-sm"
      />
    </aside>
  );
}
