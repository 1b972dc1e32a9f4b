import { Icon } from "./icons";

/** Without the script the gallery's links open the pictures. */
export function Lightbox() {
  return (
    <dialog className="lightbox" id="lightbox" aria-label="Picture">
      <figure data-figure />
      <button type="button" className="lightbox-close" data-close aria-label="Close">
        <Icon name="close" />
      </button>
      <button type="button" className="lightbox-previous" data-previous aria-label="Previous picture">
        <Icon name="left" />
      </button>
      <button type="button" className="lightbox-next" data-next aria-label="Next picture">
        <Icon name="right" />
      </button>
    </dialog>
  );
}
