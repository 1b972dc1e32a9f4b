import { cardJsonLd } from "@/components/card/card-json-ld";
import { describeCard, purgeTags } from "@/components/card/card-metadata";
import { buildCard, buildCompany, buildEmptyCompany } from "./build-card";

jest.mock("@/lib/provider-client/cards", () => ({}));

const site = { siteUrl: "https://cards.example", brandName: "Namaskard" };

test("a preview has an unbranded title, one absolute picture and the canonical address", () => {
  const metadata = describeCard(buildCard(), "marigold-living", site);
  expect(metadata.title).toEqual({ absolute: "Marigold Living" });
  expect(metadata.alternates?.canonical).toBe("https://cards.example/marigold-living");
  expect(metadata.openGraph).toMatchObject({
    title: "Marigold Living",
    url: "https://cards.example/marigold-living",
    siteName: "Namaskard",
    images: [{ url: "https://cards.example/media/logo-400.jpg", width: 400, height: 400, type: "image/jpeg" }],
  });
  expect(metadata.other).toEqual({ "page-cache": "client:12 user:3" });
});

test("a card without any picture names none", () => {
  const metadata = describeCard(buildCard({ company: buildEmptyCompany(), banners: [] }), "x", site);
  expect(metadata.openGraph?.images).toEqual([]);
});

test.each([
  ["nothing", ""],
  ["a short text", "Lamps."],
  ["a long text", "Lamps and vases made by hand. ".repeat(40)],
  ["one endless word", "x".repeat(2000)],
  ["emoji", "🙏".repeat(500)],
])("the description of a company that says %s has the length of one", (_, about_us) => {
  const description = describeCard(buildCard({ company: buildCompany({ profile: { about_us } }) }), "x", site)
    .description as string;
  expect(description.length).toBeGreaterThanOrEqual(60);
  expect(description.length).toBeLessThanOrEqual(155);
  expect(description.isWellFormed()).toBe(true);
});

test("a provider without ids still gets a mark", () => {
  const company = buildCompany({ client: { id: undefined } });
  expect(purgeTags({ company: { ...company, user: null } })).toBe("card");
});

test("search engines get the business, and products that have a price", () => {
  const graph = JSON.parse(cardJsonLd(buildCard(), "marigold-living", { siteUrl: site.siteUrl, currency: "INR" }))[
    "@graph"
  ];
  expect(graph[0]).toMatchObject({
    "@type": "LocalBusiness",
    name: "Marigold Living",
    telephone: "+919800000000",
    url: "https://cards.example/marigold-living",
    sameAs: ["https://www.instagram.com/marigold"],
  });
  expect(graph).toHaveLength(2);
  expect(graph[1]).toMatchObject({ "@type": "Product", offers: { price: "12.50", priceCurrency: "INR" } });
  expect(JSON.stringify(graph)).not.toContain("aggregateRating");
});
