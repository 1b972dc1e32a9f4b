import { cardLink } from "./card-link";

/** User-agent marks of in-app browsers; Android's own is `; wv)`. */
const apps =
  /; wv\)|FBAN|FBAV|FB_IAB|Instagram|WhatsApp|\bLine\/|Telegram|Twitter|LinkedInApp|Snapchat|Bytedance|musical_ly|trill_|MicroMessenger|Pinterest\/|KAKAOTALK|Barcelona|\bZalo\b|AlipayClient|\bViber\b|\bWeibo\b/i;

/** In-app browsers drop a contact file silently. */
export function isInAppBrowser(userAgent: string): boolean {
  return apps.test(userAgent) || (/iPhone|iPad|iPod/.test(userAgent) && !/Safari\//.test(userAgent));
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
