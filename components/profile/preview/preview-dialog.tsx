import { Dialog, type DialogControl } from "@/components/ui/dialog";
import type { Card } from "@/lib/web/provider-client/cards";
import type { CardSite } from "./card-site";
import { PreviewFrame } from "./preview-frame";

export function PreviewDialog({ card, site, ...control }: DialogControl & { card: Card; site: CardSite }) {
  return (
    <Dialog {...control} title="Preview" size="phone">
      <PreviewFrame
        title="Preview of your card"
        card={card}
        site={site}
        className="min-h-0 flex-1 border-t border-border"
      />
    </Dialog>
  );
}
