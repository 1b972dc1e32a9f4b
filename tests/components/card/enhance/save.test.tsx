import { isInAppBrowser, startInAppHint } from "@/components/card/enhance/in-app";
import { startSaving } from "@/components/card/enhance/save";
import { showCard } from "./show-card";

jest.mock("@/lib/provider-client/cards", () => ({}));

const toast = () => document.querySelector("#toast");
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
const settled = () => new Promise((resolve) => setTimeout(resolve));

const copied: string[] = [];

beforeEach(() => {
  copied.length = 0;
  Object.assign(navigator, {
    share: undefined,
    clipboard: { writeText: async (text: string) => void copied.push(text) },
  });
  document.head.innerHTML = '<link rel="canonical" href="https://cards.example/marigold-living">';
  showCard();
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

test("a visitor who turns back from sharing is told nothing", async () => {
  Object.assign(navigator, { share: () => Promise.reject(new DOMException("", "AbortError")) });
  startSaving();
  press("[data-save-card]");
  await settled();
  expect(copied).toEqual([]);
  expect(toast()).toBeEmptyDOMElement();
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
