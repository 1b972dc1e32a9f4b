import { cardLink } from "./card-link";

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
}
