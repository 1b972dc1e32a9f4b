import { crawlers, type SeenCard } from "@/lib/web/link-preview/fetch-card";
import { readTags } from "@/lib/web/link-preview/read-tags";
import { judge } from "@/lib/web/link-preview/rules";
import { english } from "../../../english";

const url = "https://cards.example/asha";
const good = {
  "og:title": "Asha Bakery",
  "og:description": "Fresh bread and cakes every morning in Fort, Mumbai. Order on WhatsApp.",
  "og:url": url,
  "og:image": "https://cards.example/asha/preview.jpg?v=1a2b",
  "og:image:width": "1200",
  "og:image:height": "630",
  "og:image:type": "image/jpeg",
};
const picture = { status: 200, type: "image/jpeg", bytes: 120_000, width: 1200, height: 630 };
const owner = { brandName: "Namaskard", hasLogo: true, hasText: true };

function seen(metas: Record<string, string | undefined> = {}, overrides: Partial<SeenCard> = {}): SeenCard {
  const lines = Object.entries({ ...good, ...metas }).flatMap(([name, content]) =>
    content === undefined ? [] : [`<meta property="${name}" content="${content}">`],
  );
  const html = `<!DOCTYPE html><html><head><link rel="canonical" href="${url}">${lines.join("")}</head><body></body></html>`;
  const visits = crawlers.map(({ name }) => ({ crawler: name, status: 200, milliseconds: 20, html }));
  return { url, isReachable: true, visits, tags: readTags(html), picture, ...overrides };
}

const levelOf = (card: SeenCard, rule: string, who = owner) =>
  judge(card, who, english).find((finding) => finding.rule === rule)?.level;

test("a card as it should be has nothing to mend", () => {
  expect(judge(seen(), owner, english).filter(({ level }) => level !== "fine")).toEqual([]);
});

test.each<[string, "problem" | "advice", string, SeenCard]>([
  ["does not answer", "problem", "address", seen({}, { isReachable: false })],
  ["has no https", "advice", "address", seen({}, { url: "http://cards.example/asha" })],
  [
    "refuses a crawler",
    "problem",
    "visits",
    seen({}, { visits: [{ crawler: "X", status: 403, milliseconds: 1, html: "" }] }),
  ],
  ["is slow", "advice", "speed", seen({}, { visits: [{ crawler: "X", status: 200, milliseconds: 2_001, html: "" }] })],
  ["begins late", "problem", "head", seen({ comment: "x".repeat(300_000) })],
  ["has no title", "problem", "title", seen({ "og:title": undefined })],
  ["names the service", "advice", "title", seen({ "og:title": "Asha Bakery | Namaskard" })],
  ["has a long name", "advice", "title", seen({ "og:title": "A".repeat(66) })],
  ["has no description", "problem", "description", seen({ "og:description": " " })],
  ["says little", "advice", "description", seen({ "og:description": "Bread" })],
  ["says too much", "advice", "description", seen({ "og:description": "x".repeat(161) })],
  ["leads elsewhere", "problem", "link", seen({ "og:url": `${url}?utm=1` })],
  ["has no picture", "problem", "picture", seen({}, { picture: null })],
  ["has a lost picture", "problem", "picture", seen({}, { picture: { ...picture, status: 404, width: null } })],
  ["has a heavy picture", "problem", "pictureSize", seen({}, { picture: { ...picture, bytes: 300_000 } })],
  ["has an empty picture", "problem", "pictureSize", seen({}, { picture: { ...picture, bytes: 0 } })],
  ["has a narrow picture", "problem", "pictureShape", seen({}, { picture: { ...picture, width: 299 } })],
  ["has a long picture", "problem", "pictureShape", seen({}, { picture: { ...picture, height: 290 } })],
  [
    "has a square picture",
    "advice",
    "pictureShape",
    seen({ "og:image:height": "1200" }, { picture: { ...picture, height: 1200 } }),
  ],
  ["tells a wrong size", "advice", "pictureShape", seen({ "og:image:width": "600" })],
  ["keeps the picture's address", "advice", "freshness", seen({ "og:image": "https://cards.example/logo.jpg" })],
])("a card that %s is a %s of %s", (_, level, rule, card) => {
  expect(levelOf(card, rule)).toBe(level);
});

test("what the owner has not filled in is advised", () => {
  expect(levelOf(seen(), "picture", { ...owner, hasLogo: false })).toBe("advice");
  expect(levelOf(seen(), "description", { ...owner, hasText: false })).toBe("advice");
});

test("what to act on comes first", () => {
  const levels = judge(seen({ "og:title": undefined }, { url: "http://cards.example/asha" }), owner, english).map(
    ({ level }) => level,
  );
  expect(levels.slice(0, 3)).toEqual(["problem", "problem", "advice"]);
  expect(levels.at(-1)).toBe("fine");
});

test("tags in the body are not seen", () => {
  const tags = readTags(
    `<html><head><title>A &amp; B</title></head><body><meta property="og:title" content="late"></body>`,
  );
  expect(tags).toMatchObject({ title: "A & B", canonical: null, metas: [] });
});
