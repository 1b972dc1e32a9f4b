import type { CardEvent, EventReport } from "@/lib/contract/analytics/schema";
import { eventLimits } from "@/lib/contract/analytics/values";
import { type LinkOrigin, originParameter } from "@/lib/contract/link-origin";
import { findOwnWorker } from "./offline";

/** So many events wait for a network, the newest. */
const mostKept = 60;
const { perCall } = eventLimits;

/**
 * Tells `url` that the card is looked at and what is tapped, wherever an element says so by `data-event`. A card that was
 * saved opens without a network too: what happens then is kept beside it and told later, with its own time. Browsers of
 * other visitors keep nothing. `opened` is the product whose page this is, and empty on another page beside the card:
 * whoever comes there from the card has been told of already.
 */
export function startReporting(url: string | undefined, opened?: string): void {
  if (!url) return;
  const about = { origin: takeOrigin(), referrer: readReferrer() };
  // Most visitors have no worker at all: what they do is told at once, the page may be gone with the next turn.
  const saved = navigator.serviceWorker?.controller ? findOwnWorker().then(Boolean) : null;
  const report = (kind: CardEvent["kind"], target?: string) => {
    const events = [{ id: drawId(), kind, target, at: Date.now() }];
    const send = (isSaved: boolean) => {
      const told = { ...about, events, sent: Date.now() };
      if (isSaved) void sendOrKeep(url, told);
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
    void sendKept(url);
    addEventListener("online", () => sendKept(url));
  });
}

/** A page that was opened in the background, or made in advance, is looked at when it comes to the front. */
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

/** What the link says of itself; it leaves the address bar, so that nobody hands it on from there. */
function takeOrigin(): LinkOrigin | undefined {
  const address = new URL(location.href);
  const origin = address.searchParams.get(originParameter);
  if (origin === null) return undefined;
  address.searchParams.delete(originParameter);
  history.replaceState(history.state, "", address);
  return origin as LinkOrigin;
}

/** What led here, where its browser tells and this one can read it. */
function referringUrl(): URL | null {
  return URL.canParse?.(document.referrer) ? new URL(document.referrer) : null;
}

function isFromHere(): boolean {
  return referringUrl()?.host === location.host;
}

/** The host alone, and none for this site's own. */
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
 * A browser may say that it is online where nothing arrives, so only an answer tells. One that is down or has too much to
 * do is asked again later; what it refuses for good is let go.
 */
async function sendOrKeep(url: string, report: EventReport): Promise<void> {
  try {
    const { status } = await fetch(url, { method: "POST", body: toBlob(report), keepalive: true });
    if (status >= 500 || status === 429 || status === 408) throw new Error(`The site answered ${status}`);
  } catch {
    writeKept(url, [...readKept(url), ...report.events]);
  }
}

async function sendKept(url: string): Promise<void> {
  const kept = readKept(url);
  writeKept(url, []);
  for (let start = 0; start < kept.length; start += perCall)
    await sendOrKeep(url, { origin: "home", events: kept.slice(start, start + perCall), sent: Date.now() });
}

function readKept(url: string): CardEvent[] {
  try {
    return JSON.parse(localStorage.getItem(url) ?? "[]");
  } catch {
    return [];
  }
}

function writeKept(url: string, events: CardEvent[]): void {
  try {
    if (events.length === 0) localStorage.removeItem(url);
    else localStorage.setItem(url, JSON.stringify(events.slice(-mostKept)));
  } catch {
    // Where nothing may be stored, nothing is.
  }
}
