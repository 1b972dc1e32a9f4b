import { describeSitePage } from "@/components/landing/site-metadata";
import { translatorOf } from "@/lib/i18n/catalog";
import type { Language } from "@/lib/i18n/languages";

const page = { title: "Sign up", description: "Ask for a card", path: "/signup" };
const look = { url: "https://cards.example", name: "Namaskard", logo: null, color: null };
const pictureFor = (site: Partial<typeof look> | { color: string } | { logo: string }, language: Language = "en") =>
  describeSitePage(translatorOf(language), page, { ...look, ...site }).preview?.image;

test("the picture is named whole, with an address that changes with what is drawn", () => {
  expect(pictureFor({})).toMatch(/^https:\/\/cards\.example\/assets\/en\/preview\.jpg\?v=\w{12}$/);
  for (const site of [{ name: "Carte" }, { color: "#b3261e" }, { logo: "/media/other-96.webp" }])
    expect(pictureFor(site)).not.toEqual(pictureFor({}));
});

test("each language has a picture with its own words", () => {
  expect(pictureFor({}, "ur")).toMatch(/\/assets\/ur\/preview\.jpg\?v=/);
});
