import { startReporting } from "@/components/card/enhance/report";
import { type EventReport, reportEventsSchema } from "@/lib/contract/analytics/schema";
import { press, showCard } from "./show-card";

jest.mock("@/lib/web/provider-client/cards", () => ({}));

const url = "/api/public/company/marigold-living/events/";
let sent: EventReport[] = [];
/** Reports that were sent but not yet read, which can take a while on a busy machine. */
const underWay = new Set<Promise<unknown>>();
/** Whether the card is saved in this browser, and whether it is online. */
let [isSaved, isOnline] = [false, true];
/** The address of another saved card whose service worker controls this page. */
let savedNeighbour: string | null = null;
/** The status that the site answers with. */
let status = 204;

const setPage = (values: Record<string, unknown>) => {
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(document, name, { value, configurable: true });
};

/** The document outlives each test, so every listener is removed afterwards. */
let listening: (() => void)[] = [];
for (const target of [document, window]) {
  const listen = target.addEventListener.bind(target);
  target.addEventListener = (type: string, listener: EventListener) => {
    listen(type, listener);
    listening.push(() => target.removeEventListener(type, listener));
  };
}
afterEach(() => {
  for (const end of listening) end();
  listening = [];
});

beforeEach(() => {
  // jsdom cannot navigate.
  window.addEventListener("click", (event) => event.preventDefault());
  sent = [];
  [isSaved, isOnline, status] = [false, true, 204];
  savedNeighbour = null;
  Object.defineProperty(navigator, "serviceWorker", {
    get: () => ({
      controller: isSaved || savedNeighbour ? {} : null,
      getRegistration: async () => ({ scope: `${location.origin}${savedNeighbour ?? "/marigold-living"}` }),
    }),
    configurable: true,
  });
  localStorage.clear();
  history.replaceState(null, "", "/marigold-living");
  setPage({ visibilityState: "visible", referrer: "" });
  const take = async (to: unknown, body: unknown) => {
    expect([to, (body as Blob).type]).toEqual([url, "application/json"]);
    const reading = readBlob(body as Blob).then((text) => sent.push(JSON.parse(text)));
    underWay.add(reading);
    await reading.finally(() => underWay.delete(reading));
  };
  navigator.sendBeacon = (to, body) => {
    expect(isSaved).toBe(false);
    void take(to, body);
    return true;
  };
  globalThis.fetch = async (to, init) => {
    expect([isSaved, init?.method, init?.keepalive]).toEqual([true, "POST", true]);
    if (!isOnline) throw new TypeError("Failed to fetch");
    await take(to, init?.body);
    return { status } as Response;
  };
  showCard();
});

/** jsdom's blobs lack `text()`. */
const readBlob = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

/** The reported events, each checked against the contract. */
async function told(): Promise<string[]> {
  do {
    await Promise.all(underWay);
    await new Promise((resolve) => setTimeout(resolve, 50));
  } while (underWay.size > 0);
  for (const report of sent) expect(reportEventsSchema.parse(report)).toEqual(report);
  return sent.flatMap(({ events }) => events.map(({ kind, target }) => (target ? `${kind} ${target}` : kind)));
}

test("a view is reported once, with the link's origin, which is removed from the address", async () => {
  history.replaceState(null, "", "/marigold-living?s=qr&x=1");
  setPage({ referrer: "https://www.google.com/search?q=tea" });
  startReporting(url);
  expect(await told()).toEqual(["view"]);
  expect(sent[0]).toMatchObject({ origin: "qr", referrer: "www.google.com" });
  expect(location.search).toBe("?x=1");
});

test("a referrer of this site is not reported; one of an app is", async () => {
  setPage({ referrer: location.origin });
  startReporting(url);
  setPage({ referrer: "android-app://com.whatsapp/" });
  startReporting(url);
  await told();
  expect(sent.map(({ referrer }) => referrer)).toEqual([undefined, "com.whatsapp"]);
});

test("a card in a background tab counts once it comes to the front", async () => {
  setPage({ visibilityState: "hidden" });
  startReporting(url);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(await told()).toEqual([]);
  setPage({ visibilityState: "visible" });
  for (let times = 0; times < 2; times++) document.dispatchEvent(new Event("visibilitychange"));
  expect(await told()).toEqual(["view"]);
});

test("taps are reported with their targets", async () => {
  startReporting(url);
  for (const selector of ["[data-tile=call]", "[data-save-contact]", "[data-share]", "[data-lightbox]", "h1"])
    press(selector);
  expect(await told()).toEqual(["view", "call", "contact_saved", "shared", "product_opened 1"]);
});

test("a page below the card reports a view unless the visitor came from the card, and nothing else", async () => {
  startReporting(url, "");
  expect(await told()).toEqual(["view"]);
  sent = [];
  setPage({ referrer: `${location.origin}/marigold-living` });
  startReporting(url, "");
  expect(await told()).toEqual([]);
});

test("a product's page reports its opening, and a view unless the visitor came from the card", async () => {
  startReporting(url, "7");
  expect(await told()).toEqual(["view", "product_opened 7"]);
  sent = [];
  setPage({ referrer: `${location.origin}/marigold-living` });
  startReporting(url, "7");
  expect(await told()).toEqual(["product_opened 7"]);
});

test("sending the form counts, typing into it does not", async () => {
  startReporting(url);
  press("form[data-event] input");
  document.querySelector("form[data-event]")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  expect(await told()).toEqual(["view", "shared"]);
});

test("events of a saved card offline are reported later, with their own times", async () => {
  [isSaved, isOnline] = [true, false];
  const clock = jest.spyOn(Date, "now").mockReturnValue(1_000);
  startReporting(url);
  press("[data-tile=call]");
  expect(await told()).toEqual([]);
  clock.mockReturnValue(9_000);
  isOnline = true;
  window.dispatchEvent(new Event("online"));
  window.dispatchEvent(new Event("online"));
  expect((await told()).sort()).toEqual(["call", "view"]);
  const at = (time: number) => expect.objectContaining({ at: time });
  expect(sent).toEqual([{ origin: "home", sent: 9_000, events: [at(1_000), at(1_000)] }]);
  expect(localStorage).toHaveLength(0);
  clock.mockRestore();
});

test("events of a person's card say whose, also after a time offline on several cards", async () => {
  [isSaved, isOnline] = [true, false];
  startReporting(url, "", "7");
  startReporting(url);
  await told();
  isOnline = true;
  startReporting(url, "", "8");
  await told();
  expect(sent.flatMap(({ events }) => events.map(({ person }) => person ?? null)).toSorted()).toEqual([7, 8, null]);
});

test("queued events are also sent when the card is opened next", async () => {
  [isSaved, isOnline] = [true, false];
  startReporting(url);
  await told();
  isOnline = true;
  startReporting(url);
  expect(await told()).toEqual(["view", "view"]);
});

test("the queue is bounded, and sent in calls that the site accepts", async () => {
  [isSaved, isOnline] = [true, false];
  startReporting(url);
  for (let taps = 0; taps < 100; taps++) {
    press("[data-tile=call]");
    await Promise.resolve();
  }
  await told();
  isOnline = true;
  window.dispatchEvent(new Event("online"));
  await told();
  expect(sent.map(({ events }) => events.length)).toEqual([20, 20, 20]);
});

test("without a saved card nothing is queued, and a damaged queue is dropped", async () => {
  startReporting(url);
  expect(await told()).toEqual(["view"]);
  expect(localStorage).toHaveLength(0);
  isSaved = true;
  localStorage.setItem(url, "{");
  startReporting(url);
  expect(await told()).toEqual(["view", "view"]);
});

test("a page without a report address reports nothing", async () => {
  startReporting(undefined);
  press("[data-tile=call]");
  expect(await told()).toEqual([]);
});

test.each([408, 429, 500, 502, 503, 504])("what is kept waits on where the site answers %i", async (code) => {
  [isSaved, isOnline] = [true, false];
  startReporting(url);
  await told();
  const kept = localStorage.getItem(url);
  expect(JSON.parse(kept ?? "[]")).toHaveLength(1);

  [isOnline, status] = [true, code];
  window.dispatchEvent(new Event("online"));
  await told();
  expect(localStorage.getItem(url)).toBe(kept);

  sent = [];
  status = 204;
  window.dispatchEvent(new Event("online"));
  expect(await told()).toEqual(["view"]);
  expect(localStorage.getItem(url)).toBeNull();
});

test.each([400, 403, 404, 410, 413])("what is kept is let go where the site answers %i", async (code) => {
  [isSaved, isOnline] = [true, false];
  startReporting(url);
  await told();
  [isOnline, status] = [true, code];
  window.dispatchEvent(new Event("online"));
  await told();
  expect(localStorage.getItem(url)).toBeNull();
});

test("however long the site is down, no more than sixty events wait", async () => {
  [isSaved, status] = [true, 503];
  startReporting(url);
  for (let times = 0; times < 70; times++) press("[data-tile=call]");
  await told();
  expect(JSON.parse(localStorage.getItem(url) ?? "[]")).toHaveLength(60);
});

test.each(["/m", "/marigold", "/marigold-l", "/marigold-livin"])(
  "beside %s, which was saved, this card keeps nothing",
  async (neighbour) => {
    savedNeighbour = neighbour;
    startReporting(url);
    expect(await told()).toEqual(["view"]);
    expect(localStorage).toHaveLength(0);
  },
);
