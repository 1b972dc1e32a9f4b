import "./card-words";
import { waitFor } from "@testing-library/react";
import { startCopying } from "@/components/card/enhance/copy";
import { isInAppBrowser, startInAppHint } from "@/components/card/enhance/in-app";
import { startSaving, wayOf } from "@/components/card/enhance/save";
import { callLimits } from "@/lib/contract/values";
import { press, settled, showCardToShare, toast } from "./show-card";

jest.mock("@/lib/web/provider-client/cards", () => ({}));

let copied: string[] = [];

beforeEach(() => {
  copied = showCardToShare();
  // jsdom cannot navigate.
  document.querySelector("[data-save-contact]")?.addEventListener("click", (event) => event.preventDefault());
});

/** Mocks the answer for the contact file. */
const answerContact = (answer: () => Promise<Partial<Response>>) => {
  const fetched = jest.fn(answer);
  Object.assign(globalThis, { fetch: fetched });
  return fetched;
};

/** A browser that can save cards; `says` is what its service worker answers, null for no answer. */
function keepsCards(says: boolean | null): void {
  const postMessage = (_: unknown, [port]: FakePort[]) => says !== null && queueMicrotask(() => port?.send(says));
  const serviceWorker = { register: async () => ({ active: { state: "activated", postMessage } }) };
  Object.defineProperty(navigator, "serviceWorker", { value: serviceWorker, configurable: true });
  Object.assign(globalThis, { MessageChannel: FakeChannel });
  Object.assign(performance, { getEntriesByType: () => [] });
  window.history.replaceState(null, "", "/marigold-living");
}

/** jsdom has no MessageChannel and no resource timings. */
class FakeChannel {
  port1: { onmessage?: (event: { data: unknown }) => void } = {};
  port2: FakePort = { send: (data) => this.port1.onmessage?.({ data }) };
}
type FakePort = { send: (data: unknown) => void };

afterEach(() => {
  Reflect.deleteProperty(navigator, "serviceWorker");
  jest.useRealTimers();
});

const lines = () => [...(toast()?.children ?? [])].map(({ textContent }) => textContent);

test("a contact that was handed out is called saved, to screen readers too", async () => {
  const fetched = answerContact(async () => ({ ok: true }));
  startSaving();
  press("[data-save-contact]");
  expect(toast()).toBeEmptyDOMElement();
  await settled();
  expect(fetched).toHaveBeenCalledWith(expect.stringMatching(/\/marigold-living\/contact\.vcf$/), { method: "HEAD" });
  expect(toast()).toHaveTextContent("Contact saved!");
  expect(toast()).toHaveTextContent("Contact information saved to your device");
  expect(toast()).toHaveAttribute("aria-live", "polite");
});

test.each([
  ["is refused", async () => ({ ok: false })],
  ["cannot be reached", () => Promise.reject(new TypeError())],
])("a contact file that %s is not called saved", async (_, answer) => {
  answerContact(answer);
  startSaving();
  press("[data-save-contact]");
  await settled();
  expect(toast()).toBeEmptyDOMElement();
});

test("inside another app, which drops downloads, the way out of it scrolls into view instead", async () => {
  const userAgent = jest.spyOn(navigator, "userAgent", "get").mockReturnValue("Android FBAV/480.0");
  const scrollIntoView = jest.fn();
  Object.assign(Element.prototype, { scrollIntoView });
  const fetched = answerContact(async () => ({ ok: true }));
  startSaving();
  const contact = document.querySelector("[data-save-contact]");
  const pressed = new MouseEvent("click", { bubbles: true, cancelable: true });
  const followed = jest.spyOn(pressed, "preventDefault");
  contact?.dispatchEvent(pressed);
  await settled();
  // One of the two calls is the test's own listener.
  expect(followed).toHaveBeenCalledTimes(2);
  expect([fetched.mock.calls, toast()?.textContent]).toEqual([[], ""]);
  expect(scrollIntoView.mock.contexts).toEqual([document.querySelector("[data-in-app]")]);
  userAgent.mockRestore();
});

test("inside another app saving the card shows the way out alone", async () => {
  keepsCards(true);
  const userAgent = jest.spyOn(navigator, "userAgent", "get").mockReturnValue("Android FBAV/480.0");
  startSaving();
  press("[data-save-card]");
  await settled();
  expect(document.querySelector("[data-save-way=in-app]")).not.toHaveAttribute("hidden");
  expect([copied, toast()?.textContent]).toEqual([[], ""]);
  userAgent.mockRestore();
});

test.each([
  ["Android 15; Mobile; Firefox/130.0", "Next: open the file to add it to your contacts."],
  ["iPhone Version/18.0 Mobile Safari/604.1", "Next: tap “Create New Contact”."],
  ["Windows NT 10.0; Firefox/130.0", undefined],
])("on %s the toast says what is left to be done: %s", async (agent, next) => {
  const userAgent = jest.spyOn(navigator, "userAgent", "get").mockReturnValue(agent);
  answerContact(async () => ({ ok: true }));
  startSaving();
  press("[data-save-contact]");
  await settled();
  expect(lines()).toEqual(["Contact saved!", "Contact information saved to your device", ...(next ? [next] : [])]);
  userAgent.mockRestore();
});

test("the toast goes after three seconds", async () => {
  answerContact(async () => ({ ok: true }));
  startSaving();
  press("[data-save-contact]");
  jest.useFakeTimers();
  await jest.advanceTimersByTimeAsync(0);
  expect(toast()).toHaveClass("toast-shown");
  jest.advanceTimersByTime(3000);
  expect(toast()).not.toHaveClass("toast-shown");
});

test("saving the card needs the script, and is said once the card is kept; its link is copied", async () => {
  keepsCards(true);
  expect(document.querySelector("[data-save-card]")).toHaveClass("button-waiting");
  startSaving();
  expect(document.querySelector("[data-save-card]")).not.toHaveClass("button-waiting");
  press("[data-save-card]");
  await waitFor(() => expect(toast()).toHaveTextContent("Card saved!"));
  expect(copied).toEqual(["https://cards.example/marigold-living"]);
  expect(lines()).toEqual(["Card saved!", "Digital card saved successfully", "Its link is copied."]);
});

test("on a phone the card that is kept is called saved too, with what is left to be done", async () => {
  keepsCards(true);
  const userAgent = jest.spyOn(navigator, "userAgent", "get").mockReturnValue("Android 15; Mobile; Firefox/130.0");
  startSaving();
  press("[data-save-card]");
  await waitFor(() => expect(toast()).toHaveTextContent("Card saved!"));
  expect(lines()).toEqual(["Card saved!", "Digital card saved successfully", "Next: put it on your home screen."]);
  expect(document.querySelector("#save-dialog")).toHaveAttribute("open");
  userAgent.mockRestore();
});

test("a card that could not be cached is not called saved", async () => {
  keepsCards(false);
  startSaving();
  press("[data-save-card]");
  await waitFor(() => expect(toast()).toHaveTextContent("Link copied"));
  expect(toast()).not.toHaveTextContent("Card saved!");
});

test("without an answer from the service worker the card is not called saved", async () => {
  keepsCards(null);
  jest.useFakeTimers({ doNotFake: ["performance"] });
  startSaving();
  press("[data-save-card]");
  await jest.advanceTimersByTimeAsync(callLimits.requestTimeout - 1);
  expect(toast()).toBeEmptyDOMElement();
  await jest.advanceTimersByTimeAsync(1);
  expect(toast()).toHaveTextContent("Link copied");
});

test.each(["accepted", "dismissed"])("where the browser can install the card it does: %s", async (outcome) => {
  startSaving();
  const prompt = jest.fn(async () => {});
  const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
    prompt,
    userChoice: Promise.resolve({ outcome }),
  });
  dispatchEvent(offer);
  expect(offer.defaultPrevented).toBe(true);
  press("[data-save-card]");
  await settled();
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(copied).toEqual([]);
  expect(toast()).toBeEmptyDOMElement();
});

test("a card installed by the browser itself is confirmed", () => {
  startSaving();
  dispatchEvent(new Event("appinstalled"));
  expect(toast()).toHaveTextContent("Card saved!");
});

test.each([
  ["iPhone Version/18.0 Mobile Safari/604.1", "ios"],
  ["iPhone Mobile/15E148 Instagram 350.0", "in-app"],
  ["Android 15; Mobile; Firefox/130.0", "menu"],
  ["Windows NT 10.0; Firefox/130.0", null],
])("on %s the way to the home screen is %s", (userAgent, way) => {
  expect(wayOf(userAgent)).toBe(way);
});

test("on a phone the steps are shown, with the toast over them", async () => {
  const userAgent = jest.spyOn(navigator, "userAgent", "get").mockReturnValue("Android 15; Mobile; Firefox/130.0");
  startSaving();
  press("[data-save-card]");
  await settled();
  const dialog = document.querySelector<HTMLElement>("#save-dialog");
  expect(dialog).toHaveAttribute("open");
  expect(dialog?.querySelectorAll("[data-save-way]:not([hidden])")).toHaveLength(1);
  expect(dialog).toContainElement(toast() as HTMLElement);
  expect(toast()).toHaveTextContent("Link copied");
  userAgent.mockRestore();
});

test("a link that cannot be copied is shown instead", async () => {
  Object.assign(navigator, { clipboard: undefined });
  startSaving();
  press("[data-save-card]");
  await settled();
  expect(toast()).not.toHaveTextContent("Card saved!");
  expect(toast()).toHaveTextContent("https://cards.example/marigold-living");
});

const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";

test.each([
  [`${iphone} Version/18.0 Mobile/15E148 Safari/604.1`, false],
  ["Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36", false],
  [`${iphone} Mobile/15E148`, true],
  [`${iphone} Mobile/15E148 Instagram 350.0`, true],
  ["Mozilla/5.0 (Linux; Android 15; wv) Chrome/130.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/480.0]", true],
  [
    "Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 [LinkedInApp]/4.1.1023",
    true,
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Snapchat/13.15.0.40 (like Safari/8619.2.8.10.7, panda)",
    true,
  ],
  [
    "Mozilla/5.0 (Linux; Android 14; RMX3710 Build/UP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36 trill_350603 BytedanceWebview/d8a21c6",
    true,
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari/604.1 trill_43.0.0 BytedanceWebview/d8a21c6",
    true,
  ],
  [
    "Mozilla/5.0 (Linux; Android 14; V2230 Build/UP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.49",
    true,
  ],
  [
    "Mozilla/5.0 (Linux; Android 14; SM-A155F Build/UP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 [Pinterest/Android]",
    true,
  ],
  [
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36",
    false,
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
    false,
  ],
  [
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36",
    false,
  ],
  [`${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/480.0.0.0]`, true],
  [`${iphone} Mobile/15E148 Safari/604.1 Line/14.1.0`, true],
  [`${iphone} Version/18.0 Mobile/15E148 Safari/604.1 Twitter for iPhone/10.1`, true],
  [
    "Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36 Telegram-Android/11.2 (Samsung; Android 14)",
    true,
  ],
  [
    "Mozilla/5.0 (Linux; Android 13; wv) AppleWebKit/537.36 Version/4.0 Chrome/128.0 Mobile Safari/537.36 GoogleApp/15",
    true,
  ],
  [`${iphone} Mobile/15E148 WhatsApp/2.24`, true],
  ["Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36 KAKAOTALK 10.4", true],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0", false],
  ["Mozilla/5.0 (Android 15; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0", false],
  [`${iphone} CriOS/130.0 Mobile/15E148 Safari/604.1`, false],
  [`${iphone} FxiOS/130.0 Mobile/15E148 Safari/605.1.15`, false],
  ["Mozilla/5.0 (Linux; Android 12; online) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36 OPR/80.0", false],
])("%s inside another app: %s", (userAgent, inside) => {
  expect(isInAppBrowser(userAgent)).toBe(inside);
});

test("inside another app the card offers the browser and the number", async () => {
  startInAppHint("Android FBAV/480.0");
  expect(document.querySelector("[data-in-app]")).not.toHaveAttribute("hidden");
  expect(document.querySelector("[data-open-browser]")).toHaveAttribute(
    "href",
    "intent://cards.example/marigold-living#Intent;scheme=https;end",
  );
  startCopying();
  press("[data-copy='+919800000000']");
  await settled();
  expect(copied).toEqual(["+919800000000"]);
  expect(toast()).toHaveTextContent("Number copied");
});
