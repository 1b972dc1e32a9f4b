/** A card that was put on a home screen is kept up to date there; a visitor's browser keeps nothing unasked. */
export function continueOffline(): void {
  const isInstalled =
    matchMedia("(display-mode: standalone)").matches || (navigator as { standalone?: boolean }).standalone === true;
  if (isInstalled || navigator.serviceWorker?.controller) void keepOffline();
}

/** From now on the card opens without a network too, as it was seen last. */
export async function keepOffline(): Promise<void> {
  const card = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (!navigator.serviceWorker || !card) return;
  const scope = new URL(card.href).pathname;
  // The address in the bar may be another site's name for this card, or that of another page.
  if (location.pathname !== scope) return;
  try {
    await navigator.serviceWorker.register("/card-sw.js", { scope });
    const { active } = await navigator.serviceWorker.ready;
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    active?.postMessage({ keep: [location.href, ...loaded] });
  } catch {
    // Without a secure connection, or with storage forbidden, the card works as any page does.
  }
}
