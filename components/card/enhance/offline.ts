import { callLimits } from "@/lib/contract/values";

/**
 * A card that was put on a home screen is kept up to date there, and its links lead to it as the app that it is; a
 * visitor's browser keeps nothing unasked.
 */
export function continueOffline(): void {
  const isInstalled =
    matchMedia("(display-mode: standalone)").matches || (navigator as { standalone?: boolean }).standalone === true;
  if (isInstalled) stayInApp();
  // On a home screen, links lead to other cards too.
  const isOpenedHere = !document.referrer.startsWith(`${location.origin}/`);
  if (isInstalled && isOpenedHere) void keepOffline();
  else void findOwnWorker().then((own) => own && keepOffline());
}

/** Without the slash at its end a card's own address is not below that of its app. */
function stayInApp(): void {
  const card = `/${location.pathname.split("/")[1]}`;
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href]"))
    if (link.origin === location.origin && link.pathname === card) link.pathname = `${card}/`;
}

/**
 * What keeps this card. A page is controlled by the worker of any card whose address its own begins with, as `/ab` is the
 * beginning of `/ab-sons`.
 */
export async function findOwnWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!navigator.serviceWorker?.controller) return null;
  const found = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  const card = found && new URL(found.scope).pathname;
  const isOwn = card !== undefined && `${location.pathname}/`.startsWith(`${card}/`);
  return found && isOwn ? found : null;
}

/** From now on the card opens without a network too, as it was seen last. @returns whether that is so */
export async function keepOffline(): Promise<boolean> {
  const card = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (!navigator.serviceWorker || !card) return false;
  const scope = new URL(card.href).pathname;
  // The address in the bar may be another site's name for this card, or that of another page; and a product is no card.
  if (![scope, `${scope}/`].includes(location.pathname) || scope.lastIndexOf("/") > 0) return false;
  try {
    const active = await activated(await navigator.serviceWorker.register("/card-sw.js", { scope }));
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    const links = document.querySelectorAll<HTMLAnchorElement>(".category > h3 a, a.product-link");
    const pages = [...links].map(({ href }) => href);
    return await askToKeep(active, [location.href, ...pages, ...loaded]);
  } catch {
    // Without a secure connection, or with storage forbidden, the card works as any page does.
    return false;
  }
}

/** `ready` would tell of a neighbour's, where one controls this page already. */
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

/** A worker that stays silent has kept nothing. */
function askToKeep(worker: ServiceWorker, urls: string[]): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  worker.postMessage({ keep: urls }, [port2]);
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
    setTimeout(resolve, callLimits.requestTimeout, false);
  });
}
