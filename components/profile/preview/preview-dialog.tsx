import { useT } from "@/components/i18n/translator-context";
import { Dialog, type DialogControl } from "@/components/ui/dialog";
import type { Card } from "@/lib/web/provider-client/cards";
import type { CardSite } from "./card-site";
import { PreviewFrame } from "./preview-frame";

export function PreviewDialog({ card, site, ...control }: DialogControl & { card: Card; site: CardSite }) {
  const t = useT();
  return (
    <Dialog {...control} title={t("profile.preview.title")} size="phone">
      <PreviewFrame
        title={t("profile.preview.frame")}
        card={card}
        site={site}
        className="min-h-0 flex-1 border-t border-border"
      />
    </Dialog>
  );
}
