import type { CardEvent, EventReport } from "@/lib/contract/analytics/schema";
import { eventLimits } from "@/lib/contract/analytics/values";
import { type LinkOrigin, originParameter } from "@/lib/contract/link-origin";
import { findOwnWorker } from "./offline";

/** Newest events kept while offline. */
const maxQueued = 60;
const { perCall } = eventLimits;

/**
 * Reports views and `data-event` taps to `url`. Offline, a saved card queues events with their time; other visitors'
 * browsers store nothing. `opened`: the page's product, or empty on another page beside the card. `whose`: the id on a person's card.
 */
export function startReporting(url: string | undefined, opened?: string, whose?: string): void {
  if (!url) return;
  const about = { origin: takeOrigin(), referrer: readReferrer() };
  // Without a worker, report in this turn: the page may be gone in the next.
  const saved = navigator.serviceWorker?.controller ? findOwnWorker().then(Boolean) : null;
  const person = whose ? Number(whose) : undefined;
  const report = (kind: CardEvent["kind"], target?: string) => {
    const events = [{ id: drawId(), kind, target, person, at: Date.now() }];
    const send = (isSaved: boolean) => {
      const told = { ...about, events, sent: Date.now() };
      if (isSaved) void sendOrQueue(url, told);
      else navigator.sendBeacon(url, toBlob(told));
    };
    if (saved) void saved.then(send);
    else send(false);
  };
  whenSeen(() => {
    if (opened === undefined || !isFromHere()) report("view");
    if (opened) report("product_opened", opened);
  });
  const onEvent = (type: string, selector: string) =>
    document.addEventListener(type, ({ target }) => {
      const told = (target as Element).closest<HTMLElement>(selector)?.dataset.event;
      const [kind, which] = told?.split(":") ?? [];
      if (kind) report(kind as CardEvent["kind"], which);
    });
  onEvent("click", "[data-event]:not(form)");
  onEvent("auxclick", "[data-event]:not(form)");
  onEvent("submit", "form[data-event]");
  void saved?.then((isSaved) => {
    if (!isSaved) return;
    void sendQueued(url);
    addEventListener("online", () => sendQueued(url));
  });
}

/** Waits while the page is hidden or prerendered. */
function whenSeen(tell: () => void): void {
  if (document.visibilityState === "visible") {
    tell();
    return;
  }
  const look = () => {
    if (document.visibilityState !== "visible") return;
    document.removeEventListener("visibilitychange", look);
    tell();
  };
  document.addEventListener("visibilitychange", look);
}

/** Reads the link's origin and removes it from the URL, so it is not shared on. */
function takeOrigin(): LinkOrigin | undefined {
  const address = new URL(location.href);
  const origin = address.searchParams.get(originParameter);
  if (origin === null) return undefined;
  address.searchParams.delete(originParameter);
  history.replaceState(history.state, "", address);
  return origin as LinkOrigin;
}

function referringUrl(): URL | null {
  return URL.canParse?.(document.referrer) ? new URL(document.referrer) : null;
}

function isFromHere(): boolean {
  return referringUrl()?.host === location.host;
}

/** Host only; none for this site. */
function readReferrer(): string | undefined {
  return isFromHere() ? undefined : referringUrl()?.hostname;
}

function drawId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36).padStart(2, "0")).join("");
}

function toBlob(report: EventReport): Blob {
  return new Blob([JSON.stringify(report)], { type: "application/json" });
}

/**
 * `navigator.onLine` lies, so only an answer counts: retry later on a network error, 429 or 5xx; drop what is refused
 * otherwise.
 */
async function sendOrQueue(url: string, report: EventReport): Promise<void> {
  try {
    const { status } = await fetch(url, { method: "POST", body: toBlob(report), keepalive: true });
    if (status >= 500 || status === 429 || status === 408) throw new Error(`The site answered ${status}`);
  } catch {
    writeQueue(url, [...readQueue(url), ...report.events]);
  }
}

async function sendQueued(url: string): Promise<void> {
  const queue = readQueue(url);
  writeQueue(url, []);
  for (let start = 0; start < queue.length; start += perCall)
    await sendOrQueue(url, { origin: "home", events: queue.slice(start, start + perCall), sent: Date.now() });
}

function readQueue(url: string): CardEvent[] {
  try {
    return JSON.parse(localStorage.getItem(url) ?? "[]");
  } catch {
    return [];
  }
}

function writeQueue(url: string, events: CardEvent[]): void {
  try {
    if (events.length === 0) localStorage.removeItem(url);
    else localStorage.setItem(url, JSON.stringify(events.slice(-maxQueued)));
  } catch {
    // Storage may be blocked.
  }
}
