import { isInAppBrowser, startInAppHint } from "@/components/card/enhance/in-app";
import { startSaving, wayOf } from "@/components/card/enhance/save";
import { press, settled, showCardToShare, toast } from "./show-card";

jest.mock("@/lib/provider-client/cards", () => ({}));

let copied: string[] = [];

beforeEach(() => {
  copied = showCardToShare();
  // The simulated browser cannot follow links.
  document.querySelector("[data-save-contact]")?.addEventListener("click", (event) => event.preventDefault());
});

test("saving the contact says so, to screen readers too", () => {
  startSaving();
  press("[data-save-contact]");
  expect(toast()).toHaveTextContent("Contact saved!");
  expect(toast()).toHaveTextContent("Contact information saved to your device");
  expect(toast()).toHaveAttribute("aria-live", "polite");
});

test("the toast goes after three seconds", () => {
  jest.useFakeTimers();
  startSaving();
  press("[data-save-contact]");
  expect(toast()).toHaveClass("toast-shown");
  jest.advanceTimersByTime(3000);
  expect(toast()).not.toHaveClass("toast-shown");
  jest.useRealTimers();
});

test("saving the card needs the script, and copies the link where nothing can be shared", async () => {
  expect(document.querySelector("[data-save-card]")).toHaveClass("button-waiting");
  startSaving();
  expect(document.querySelector("[data-save-card]")).not.toHaveClass("button-waiting");
  press("[data-save-card]");
  await settled();
  expect(copied).toEqual(["https://cards.example/marigold-living"]);
  expect(toast()).toHaveTextContent("Card saved!");
  expect(toast()).toHaveTextContent("Digital card saved successfully");
});

test.each([
  ["accepted", "Card saved!"],
  ["dismissed", ""],
])("where the browser can install the card it does, and says so: %s", async (outcome, text) => {
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
  expect(toast()?.textContent).toContain(text);
  if (!text) expect(toast()).toBeEmptyDOMElement();
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
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  startSaving();
  press("[data-save-card]");
  await settled();
  const dialog = document.querySelector<HTMLElement>("#save-dialog");
  expect(dialog).toHaveAttribute("open");
  expect(dialog?.querySelectorAll("[data-save-way]:not([hidden])")).toHaveLength(1);
  expect(dialog).toContainElement(toast() as HTMLElement);
  expect(toast()).toHaveTextContent("Card saved!");
  userAgent.mockRestore();
});

test("a link that cannot be kept is shown instead of a promise", async () => {
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
  press("[data-copy-number]");
  await settled();
  expect(copied).toEqual(["+919800000000"]);
  expect(toast()).toHaveTextContent("Number copied");
});
