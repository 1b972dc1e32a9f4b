/** @jest-environment jsdom */
import { startLanguageOffer } from "@/lib/browser/language-offer";

const menu = `<nav aria-label="Language" data-languages="Close">
  <a lang="en" href="/acme" aria-current="true">English</a><a lang="hi" href="/acme/hi">हिन्दी</a>
</nav>`;

const offer = () => document.querySelector(".language-offer");

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = menu;
});

test.each([
  ["the first that the page is in", ["ta-IN", "hi-IN", "en"], "/acme/hi"],
  ["none where that is the page's own", ["en-GB", "hi"], undefined],
  ["none where there is none", ["ta", "fr-FR"], undefined],
  ["none of no browser", [], undefined],
])("offers %s", (_, wanted, href) => {
  startLanguageOffer(wanted);
  expect(offer()?.querySelector("a")?.getAttribute("href")).toBe(href);
});

test("put away once, it does not come back", () => {
  startLanguageOffer(["hi"]);
  document.querySelector<HTMLButtonElement>(".language-offer button")?.click();
  expect(offer()).toBeNull();
  startLanguageOffer(["hi"]);
  expect(offer()).toBeNull();
});

test("a page in one language offers nothing", () => {
  document.body.innerHTML = "";
  startLanguageOffer(["hi"]);
  expect(offer()).toBeNull();
});
