import type { T } from "@/lib/i18n/translator";
import { Icon } from "./icons";

/** Without the script the gallery's links open the pictures. */
export function Lightbox({ t }: { t: T }) {
  return (
    <dialog className="lightbox" id="lightbox" aria-label={t("card.gallery.open")}>
      <figure data-figure />
      <button type="button" className="lightbox-close" data-close aria-label={t("card.gallery.close")}>
        <Icon name="close" />
      </button>
      <button type="button" className="lightbox-previous" data-previous aria-label={t("card.product.previous")}>
        <Icon name="left" />
      </button>
      <button type="button" className="lightbox-next" data-next aria-label={t("card.product.next")}>
        <Icon name="right" />
      </button>
    </dialog>
  );
}
