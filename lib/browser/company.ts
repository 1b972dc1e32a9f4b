const isOnServer = typeof window === "undefined";

/** The company that this page shows: each call names it, so that none reaches another that was chosen elsewhere. */
let shown: number | null = null;

export function showCompany(id: number | null | undefined): void {
  if (!isOnServer) shown = id ?? null;
}

export function shownCompany(): number | null {
  return shown;
}

/** One for the page, since a channel hears nothing of itself; undefined in the few browsers without channels. */
let channel: BroadcastChannel | undefined;

function openChannel(): BroadcastChannel | undefined {
  if ("BroadcastChannel" in globalThis) channel ??= new BroadcastChannel("company");
  return channel;
}

/** Has the browser's other pages load anew. */
export function announceCompany(): void {
  openChannel()?.postMessage(null);
}

/** When another page has chosen a company. @returns unsubscribe */
export function onCompanyChosen(listener: () => void): () => void {
  const heard = openChannel();
  heard?.addEventListener("message", listener);
  return () => heard?.removeEventListener("message", listener);
}
