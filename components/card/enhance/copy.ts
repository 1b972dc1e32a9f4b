import { copyText } from "@/lib/browser/copy-text";
import { cardLink } from "./card-link";
import { showToast } from "./toast";

/** Buttons `data-copy` copy that text, or the card's own link where it is empty, and say so in the words of `data-copied`. */
export function startCopying(): void {
  for (const button of document.querySelectorAll<HTMLElement>("[data-copy]")) {
    const { copy, copied = "" } = button.dataset;
    button.classList.remove("button-waiting");
    button.addEventListener("click", async () => {
      const text = copy || cardLink();
      showToast((await copyText(text)) ? copied : "Copy this", text);
    });
  }
}
