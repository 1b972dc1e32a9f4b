import { copyText } from "@/lib/browser/copy-text";
import { cardLink } from "./card-link";
import { showToast } from "./toast";
import { t } from "./words";

/** `data-copy`: the text, or empty for the card's link. `data-copied`: the message. */
export function startCopying(): void {
  for (const button of document.querySelectorAll<HTMLElement>("[data-copy]")) {
    const { copy, copied = "" } = button.dataset;
    button.classList.remove("button-waiting");
    button.addEventListener("click", async () => {
      const text = copy || cardLink();
      showToast((await copyText(text)) ? copied : t("card.copy.byHand"), text);
    });
  }
}
