import { copyText } from "@/lib/browser/copy-text";
import { cardLink } from "./card-link";
import { openSheet } from "./sheet";
import { showToast } from "./toast";
import { t } from "./words";

export function startSharing(): void {
  const button = document.querySelector<HTMLButtonElement>("[data-share]");
  if (button) {
    button.classList.remove("button-waiting");
    button.addEventListener("click", shareCard);
  }
  const opener = document.querySelector<HTMLElement>("[data-open-sheet]");
  opener?.addEventListener("click", (event) => {
    if (openSheet(opener.dataset.openSheet ?? "")) event.preventDefault();
  });
}

/** Web Share, else copy. Cancelling shows nothing. */
async function shareCard(): Promise<void> {
  const url = cardLink("share");
  try {
    await navigator.share({ title: document.title, url });
  } catch (error) {
    if ((error as Error).name === "AbortError") return;
    if (await copyText(url)) showToast(t("card.save.linkCopied"));
    else showToast(t("card.share.copyThis"), url);
  }
}
