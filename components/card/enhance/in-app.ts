import { copyText } from "@/lib/browser/copy-text";
import { cardLink } from "./card-link";
import { showToast } from "./toast";

/** Browsers inside other apps fetch a contact file and drop it silently. */
export function isInAppBrowser(userAgent: string): boolean {
  if (/FBAN|FBAV|Instagram|WhatsApp/.test(userAgent)) return true;
  return /iPhone|iPad|iPod/.test(userAgent) && !/Safari\//.test(userAgent);
}

export function startInAppHint(userAgent: string = navigator.userAgent): void {
  const hint = document.querySelector<HTMLElement>("[data-in-app]");
  if (!hint || !isInAppBrowser(userAgent)) return;
  hint.hidden = false;

  const open = hint.querySelector<HTMLAnchorElement>("[data-open-browser]");
  if (open && /Android/.test(userAgent)) {
    const { host, pathname, protocol } = new URL(cardLink());
    open.href = `intent://${host}${pathname}#Intent;scheme=${protocol.slice(0, -1)};end`;
    open.hidden = false;
  }
  onCopy(hint, "[data-copy-link]", "Link copied", () => cardLink());
  onCopy(hint, "[data-copy-number]", "Number copied", (button) => button.dataset.copyNumber ?? "");
}

function onCopy(hint: HTMLElement, selector: string, done: string, read: (button: HTMLElement) => string): void {
  const button = hint.querySelector<HTMLElement>(selector);
  button?.addEventListener("click", async () => {
    const text = read(button);
    showToast((await copyText(text)) ? done : "Copy this", text);
  });
}
