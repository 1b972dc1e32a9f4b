import { cardJsonLd } from "@/components/card/head/card-json-ld";
import { describeApp } from "@/components/card/head/card-manifest";
import { describeCard, describePersonCard, purgeTags } from "@/components/card/head/card-metadata";
import type { Company } from "@/lib/contract/cards/company";
import { openingHoursSchema } from "@/lib/contract/opening-hours";
import { english as t } from "@/tests/english";
import { buildHours } from "../../../lib/card/build-hours";
import { bank } from "../../../lib/card/build-payment";
import { buildCard, buildCompany, buildEmptyCompany, buildPerson } from "../build-card";

jest.mock("@/lib/web/provider-client/cards", () => ({}));

const site = { url: "https://cards.example", name: "Namaskard" };

test("a preview has an unbranded title, one absolute picture and the canonical address", () => {
  expect(describeCard(t, buildCard(), { slug: "marigold-living" }, site)).toMatchObject({
    title: "Marigold Living",
    canonical: "https://cards.example/marigold-living",
    isListed: true,
    preview: {
      title: "Marigold Living",
      siteName: "Namaskard",
      image: expect.stringMatching(/^https:\/\/cards\.example\/marigold-living\/preview\.jpg\?v=[\da-f]{12}$/),
    },
  });
});

test("a person's preview names them, what they do and where, with a picture of their own", () => {
  const profile = { texts: { hi: { tagline: "दीये" } }, person_cards: true, person_listing: true };
  const found = { company: buildCompany({ profile }), person: buildPerson() };
  const tell = (more: Partial<typeof found> = {}, at: { slug: string; language?: "hi" } = { slug: "x" }) =>
    describePersonCard(t, { ...found, ...more, at }, site);
  expect(tell()).toMatchObject({
    title: "Ravi Kumar, Sales – Marigold Living",
    description: expect.stringMatching(/^Sales, Marigold Living · .*Ravi Kumar/),
    canonical: "https://cards.example/x/people/ravi-kumar-1",
    isListed: true,
  });
  const addresses = tell().alternates?.map(({ language, url }) => [language, url.replace(site.url, "")]);
  expect(addresses).toEqual([
    ["en", "/x/people/ravi-kumar-1"],
    ["hi", "/x/hi/people/ravi-kumar-1"],
    ["x-default", "/x/people/ravi-kumar-1"],
  ]);
  expect(tell({}, { slug: "x", language: "hi" }).canonical).toBe("https://cards.example/x/hi/people/ravi-kumar-1");
  expect(tell({ person: buildPerson({ role: "" }) }).title).toBe("Ravi Kumar – Marigold Living");
  expect(tell({ company: { ...found.company, is_unlisted: true } }).isListed).toBe(false);
  expect(tell({ company: buildCompany({ profile: { ...profile, person_listing: false } }) }).isListed).toBe(false);
  const pictureOf = (image: string | null) => tell({ person: buildPerson({ image }) }).preview?.image;
  expect(pictureOf(null)).toMatch(/\/x\/people\/ravi-kumar-1\/preview\.jpg\?v=[\da-f]{12}$/);
  expect(pictureOf(null)).not.toBe(pictureOf("/media/ravi-384.webp"));
});

test("a card without any picture has a drawn one too, with an address of its own", () => {
  const pictureOf = (company: Company) => describeCard(t, buildCard({ company }), { slug: "x" }, site).preview?.image;
  expect(pictureOf(buildEmptyCompany())).toMatch(/\/x\/preview\.jpg\?v=/);
  expect(pictureOf(buildEmptyCompany())).not.toBe(pictureOf(buildCompany()));
});

test("a card in another language has a picture with its words in that language", () => {
  const at = { slug: "x", language: "hi" } as const;
  expect(describeCard(t, buildCard(), at, site).preview?.image).toMatch(/\/x\/hi\/preview\.jpg\?v=/);
});

test("a phone's home screen finds manifest, icon and name", () => {
  expect(describeCard(t, buildCard(), { slug: "marigold-living" }, site)).toMatchObject({
    app: {
      title: "Marigold Living",
      manifest: "/marigold-living/manifest.webmanifest",
      icon: "/marigold-living/icon-192.png",
      appleIcon: "/marigold-living/apple-touch-icon.png",
    },
  });
});

test("the app of a card is that card and nothing else, not even one whose address begins alike", () => {
  const app = describeApp(
    buildCompany({ client: { company_name: "Marigold Living Private Limited" } }),
    { slug: "marigold-living" },
    t,
  );
  expect(app).toMatchObject({
    id: "/marigold-living",
    start_url: "/marigold-living/?s=home",
    scope: "/marigold-living/",
    name: "Marigold Living Private Limited",
    short_name: "Marigold",
    display: "standalone",
    theme_color: expect.stringMatching(/^#[\da-f]{6}$/),
  });
  expect(app.icons.map(({ src, sizes, purpose }) => [src, sizes, purpose])).toEqual([
    ["/marigold-living/icon-192.png", "192x192", "any"],
    ["/marigold-living/icon-512.png", "512x512", "any"],
    ["/marigold-living/icon-maskable.png", "512x512", "maskable"],
  ]);
});

test.each([
  ["A", "A"],
  ["Marigold", "Marigold"],
  ["Sai Ram Stores", "Sai Ram"],
  ["शर्मा ट्रेडर्स क्षत्रिय", "शर्मा"],
  ["Donaudampfschifffahrt", "Donaudampfschifffahrt"],
  ["x".repeat(80), "x".repeat(12)],
])("below the icon %s is called %s", (company_name, shortName) => {
  expect(describeApp(buildCompany({ client: { company_name } }), { slug: "x" }, t).short_name).toBe(shortName);
});

test.each([
  ["nothing", ""],
  ["a short text", "Lamps."],
  ["a long text", "Lamps and vases made by hand. ".repeat(40)],
  ["one endless word", "x".repeat(2000)],
  ["emoji", "🙏".repeat(500)],
])("the description of a company that says %s has the length of one", (_, about_us) => {
  const description = describeCard(
    t,
    buildCard({ company: buildCompany({ profile: { about_us } }) }),
    { slug: "x" },
    site,
  ).description as string;
  expect(description.length).toBeGreaterThanOrEqual(60);
  expect(description.length).toBeLessThanOrEqual(155);
  expect(description.isWellFormed()).toBe(true);
});

test("what it sells comes before all else that it says", () => {
  const profile = { tagline: "Fresh bread every morning", about_us: "We bake in Fort, Mumbai." };
  const company = buildCompany({ profile });
  expect(describeCard(t, buildCard({ company }), { slug: "x" }, site).description).toMatch(
    /^Fresh bread every morning · We bake in Fort, Mumbai\./,
  );
  expect(describeApp(company, { slug: "x" }, t).description).toBe(
    "Fresh bread every morning · We bake in Fort, Mumbai.",
  );
  expect(cardJsonLd(t, buildCard({ company }), { slug: "x" }, { url: site.url, currency: "INR" })).toContain(
    '"slogan":"Fresh bread every morning"',
  );
});

test("search engines learn what kind of business it is, since when, and how it is paid", () => {
  const profile = { category: "Bakery", founded: 1987, gstin: "27AAPFU0939F1ZV", upi_id: "acme@upi", bank };
  const [business] = JSON.parse(
    cardJsonLd(t, buildCard({ company: buildCompany({ profile }) }), { slug: "x" }, { url: site.url, currency: "INR" }),
  )["@graph"];
  expect(business).toMatchObject({
    disambiguatingDescription: "Bakery",
    foundingDate: "1987",
    vatID: "27AAPFU0939F1ZV",
    paymentAccepted: "UPI, Bank transfer",
  });
});

test("a card's purge tags are client and account; one without ids has a tag of its own", () => {
  expect(purgeTags(buildCard())).toBe("client:12 user:3");
  const company = buildCompany({ client: { id: undefined } });
  expect(purgeTags({ company: { ...company, user: null } })).toBe("card");
});

test("search engines get the business, and products that have a price", () => {
  const graph = JSON.parse(cardJsonLd(t, buildCard(), { slug: "marigold-living" }, { url: site.url, currency: "INR" }))[
    "@graph"
  ];
  expect(graph[0]).toMatchObject({
    "@type": "LocalBusiness",
    name: "Marigold Living",
    telephone: "+919800000000",
    url: "https://cards.example/marigold-living",
    email: "hello@marigold.example",
    address: "14 Flower Market Road, Mumbai",
    logo: "https://cards.example/media/logo-512.webp",
    sameAs: ["https://www.instagram.com/marigold"],
  });
  expect(graph).toHaveLength(2);
  expect(graph[1]).toMatchObject({ "@type": "Product", offers: { price: "12.50", priceCurrency: "INR" } });
  expect(graph[1]).toMatchObject({
    image: ["https://cards.example/media/vase-800.webp"],
    offers: { "@type": "Offer", seller: { "@id": graph[0]["@id"] } },
  });
  expect(JSON.stringify(graph)).not.toContain("aggregateRating");
});

test("a business is the same in every language of its card", () => {
  const at = { slug: "marigold-living", language: "hi" } as const;
  const [business] = JSON.parse(cardJsonLd(t, buildCard(), at, { url: site.url, currency: "INR" }))["@graph"];
  expect(business).toMatchObject({
    "@id": "https://cards.example/marigold-living#business",
    url: "https://cards.example/marigold-living/hi",
  });
});

test("search engines learn who works there", () => {
  const people = [buildPerson({ image: "/media/ravi-384.webp" }), buildPerson({ role: "", phone: "", email: "" })];
  const text = cardJsonLd(t, buildCard({ people }), { slug: "x" }, { url: site.url, currency: "INR" });
  expect(JSON.parse(text)["@graph"][0].employee).toEqual([
    {
      "@type": "Person",
      name: "Ravi Kumar",
      jobTitle: "Sales",
      telephone: "+919820011111",
      email: "ravi@marigold.example",
      image: "https://cards.example/media/ravi-384.webp",
    },
    { "@type": "Person", name: "Ravi Kumar" },
  ]);
});

test("what search engines get holds no markup and nothing that is empty", () => {
  const text = cardJsonLd(
    t,
    buildCard({ company: buildEmptyCompany({ company_name: "</script><b>शर्मा\u2028 🙏" }) }),
    { slug: "x" },
    { url: site.url, currency: "INR" },
  );
  expect(text).not.toMatch(/[<\u2028\u2029]/);
  const parsed = JSON.parse(text);
  expect(parsed["@context"]).toBe("https://schema.org");
  expect(parsed["@graph"][0]).toEqual({
    "@type": "LocalBusiness",
    "@id": "https://cards.example/x#business",
    name: "</script><b>शर्मा\u2028 🙏",
    url: "https://cards.example/x",
    sameAs: [],
  });
});

test("hours are told to search engines, with the dates that differ", () => {
  const hours = buildHours(["09:00-13:00 18:00-02:00", "", "00:00-24:00"], {
    "2026-12-25": ["", "Christmas"],
    "2026-12-31": ["10:00-14:00"],
  });
  const company = buildCompany({ profile: { opening_hours: openingHoursSchema.parse(hours) } });
  const [business] = JSON.parse(
    cardJsonLd(t, buildCard({ company }), { slug: "marigold-living" }, { url: site.url, currency: "INR" }),
  )["@graph"];
  const type = { "@type": "OpeningHoursSpecification" };
  const on = (day: string) => ({ ...type, validFrom: day, validThrough: day });
  expect(business.openingHoursSpecification).toEqual([
    { ...type, dayOfWeek: ["Monday"], opens: "09:00", closes: "13:00" },
    { ...type, dayOfWeek: ["Monday"], opens: "18:00", closes: "02:00" },
    { ...type, dayOfWeek: ["Wednesday"], opens: "00:00", closes: "23:59" },
    { ...on("2026-12-25"), opens: "00:00", closes: "00:00" },
    { ...on("2026-12-31"), opens: "10:00", closes: "14:00" },
  ]);
});

test("languages in which the owner has texts have addresses of their own, and name each other", () => {
  const company = buildCompany({
    profile: { language: "hi", languages_off: ["ta"], texts: { en: { tagline: "Lamps" }, ta: { tagline: "x" } } },
  });
  const head = (language?: "en" | "mr") => describeCard(t, buildCard({ company }), { slug: "acme", language }, site);
  const url = "https://cards.example/acme";
  const alternates = [
    { language: "hi", url },
    { language: "en", url: `${url}/en` },
    { language: "x-default", url },
  ];
  expect(head()).toMatchObject({ canonical: url, alternates });
  expect(head("en")).toMatchObject({ canonical: `${url}/en`, alternates });
  expect(head("mr")).toMatchObject({ canonical: url, alternates });
});
