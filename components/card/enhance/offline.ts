import { callLimits } from "@/lib/contract/limits/call";

/** A card that was put on a home screen is kept up to date there; a visitor's browser keeps nothing unasked. */
export function continueOffline(): void {
  const isInstalled =
    matchMedia("(display-mode: standalone)").matches || (navigator as { standalone?: boolean }).standalone === true;
  if (isInstalled || navigator.serviceWorker?.controller) void keepOffline();
}

/** From now on the card opens without a network too, as it was seen last. @returns whether that is so */
export async function keepOffline(): Promise<boolean> {
  const card = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (!navigator.serviceWorker || !card) return false;
  const scope = new URL(card.href).pathname;
  // The address in the bar may be another site's name for this card, or that of another page; and a product is no card.
  if (location.pathname !== scope || scope.lastIndexOf("/") > 0) return false;
  try {
    await navigator.serviceWorker.register("/card-sw.js", { scope });
    const { active } = await navigator.serviceWorker.ready;
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    const links = document.querySelectorAll<HTMLAnchorElement>(".category > h3 a, a.product-link");
    const pages = [...links].map(({ href }) => href);
    return active !== null && (await askToKeep(active, [location.href, ...pages, ...loaded]));
  } catch {
    // Without a secure connection, or with storage forbidden, the card works as any page does.
    return false;
  }
}

/** A worker that stays silent has kept nothing. */
function askToKeep(worker: ServiceWorker, urls: string[]): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  worker.postMessage({ keep: urls }, [port2]);
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
    setTimeout(resolve, callLimits.requestTimeout, false);
  });
}
