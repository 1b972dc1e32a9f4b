import { callLimits } from "@/lib/contract/values";

/** Updates a card installed on a home screen. Other visitors get no worker and no cache. */
export function continueOffline(): void {
  const isInstalled =
    matchMedia("(display-mode: standalone)").matches || (navigator as { standalone?: boolean }).standalone === true;
  if (isInstalled) stayInApp();
  // An installed card may have followed a link to another card.
  const isOpenedHere = !document.referrer.startsWith(`${location.origin}/`);
  if (isInstalled && isOpenedHere) void keepOffline();
  else void findOwnWorker().then((own) => own && keepOffline());
}

/** The app's scope is the card's URL with a trailing slash. */
function stayInApp(): void {
  const card = `/${location.pathname.split("/")[1]}`;
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href]"))
    if (link.origin === location.origin && link.pathname === card) link.pathname = `${card}/`;
}

/** This card's registration. Scopes match by prefix: the worker of `/ab` controls `/ab-sons` too. */
export async function findOwnWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!navigator.serviceWorker?.controller) return null;
  const found = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  const card = found && new URL(found.scope).pathname;
  const isOwn = card !== undefined && `${location.pathname}/`.startsWith(`${card}/`);
  return found && isOwn ? found : null;
}

/** Caches the card for offline use. @returns whether that worked */
export async function keepOffline(): Promise<boolean> {
  const card = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (!navigator.serviceWorker || !card) return false;
  const scope = new URL(card.href).pathname;
  // Skip other domains of this card, and product pages; the page in another language is kept beside the card.
  const below = location.pathname.startsWith(scope) ? location.pathname.slice(scope.length) : null;
  if (below === null || !/^(\/[a-z]{2}|\/)?$/.test(below) || scope.lastIndexOf("/") > 0) return false;
  try {
    const active = await activated(await navigator.serviceWorker.register("/card-sw.js", { scope }));
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    const links = document.querySelectorAll<HTMLAnchorElement>(".category > h3 a, a.product-link, .people h3 a");
    const pages = [...links].map(({ href }) => href);
    return await askToKeep(active, [...new Set([card.href, location.href, ...pages, ...loaded])]);
  } catch {
    // No secure context, or storage is blocked.
    return false;
  }
}

/** `ready` could resolve with another card's worker. */
async function activated(registration: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const worker = registration.active ?? registration.waiting ?? registration.installing;
  if (!worker) throw new Error("The worker is gone");
  if (worker.state === "activated") return worker;
  return new Promise((resolve, reject) => {
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated") resolve(worker);
      if (worker.state === "redundant") reject(new Error("The worker was given up"));
    });
  });
}

function askToKeep(worker: ServiceWorker, urls: string[]): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  worker.postMessage({ keep: urls }, [port2]);
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
    setTimeout(resolve, callLimits.requestTimeout, false);
  });
}
