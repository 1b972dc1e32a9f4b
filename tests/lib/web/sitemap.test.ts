import { languageCodes } from "@/lib/i18n/languages";
import { log } from "@/lib/runtime/log/log";
import { runtime } from "@/lib/web/runtime";
import { buildSitemapIndex, buildSitemapPart, cardsPerPart, idsPerPart, serveSitemap } from "@/lib/web/sitemap";

const site = "https://cards.example";
const at = "2026-11-20T10:00:00.000Z";
const later = "2026-11-21T10:00:00.000Z";

afterEach(() => {
  runtime().provider = null;
});

/** Even ids share a category, whose newest change is product 4's; odd multiples of three share another. */
function categoryOf(id: number) {
  if (id % 2 === 0) return { category_slug: "even", updated_at: id === 4 ? later : at };
  return { category_slug: id % 3 === 0 ? "three" : null, updated_at: at };
}

/** A provider with `count` companies, these products and these people, which records the queries it gets. */
function standIn(
  count: number,
  status = 200,
  ids: readonly number[] = [],
  people: readonly number[] = [],
): { asked: string[] } {
  const asked: string[] = [];
  runtime().provider = async (request) => {
    const { pathname, searchParams: query } = new URL(request.url);
    asked.push(query.toString());
    if (pathname.endsWith("/public/products/")) {
      const found = ids.filter((id) => id > Number(query.get("after"))).slice(0, Number(query.get("page_size")));
      const results = found.map((id) => ({
        id,
        company: "acme",
        slug: `vase-${id}`,
        ...categoryOf(id),
        ...(id === 2 && { languages: ["ta"] }),
      }));
      return Response.json({ results, last: ids.at(-1) ?? 0 }, { status });
    }
    if (pathname.endsWith("/public/people/")) {
      const found = people.filter((id) => id > Number(query.get("after"))).slice(0, Number(query.get("page_size")));
      const results = found.map((id) => ({
        ...{ id, company: "acme", slug: `ravi-${id}`, updated_at: at },
        ...(id === 2 && { handle: "ravi", languages: ["hi"] }),
      }));
      return Response.json({ results, last: people.at(-1) ?? 0 }, { status });
    }
    const size = Number(query.get("page_size"));
    const page = Math.min(Number(query.get("page")), Math.max(1, Math.ceil(count / size)));
    const length = Math.max(0, Math.min(size, count - (page - 1) * size));
    const results = Array.from({ length }, (_, index) => ({
      slug: `company-${(page - 1) * size + index + 1}`,
      updated_at: at,
      ...(index === 1 && { languages: ["hi", "ur"] }),
    }));
    return Response.json({ count, next: null, previous: null, results }, { status });
  };
  return { asked };
}

const locations = (xml: string | null) => [...(xml ?? "").matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url]) => url);

test("the index names as many lists of cards as there are cards for", async () => {
  standIn(0);
  expect(locations(await buildSitemapIndex(site))).toEqual([`${site}/sitemap/pages.xml`]);
  standIn(cardsPerPart + 1);
  const xml = await buildSitemapIndex(site);
  expect(xml).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
  expect(locations(xml)).toEqual(["pages", "cards-1", "cards-2"].map((name) => `${site}/sitemap/${name}.xml`));
});

test("every card is in one list, with the time of its last change, read with one call", async () => {
  const { asked } = standIn(cardsPerPart + 1);
  const first = await buildSitemapPart("cards-1", site);
  expect(asked).toHaveLength(1);
  expect(first).toContain(`<url><loc>${site}/company-1</loc><lastmod>${at}</lastmod></url>`);
  expect(locations(first)).toEqual(expect.arrayContaining([`${site}/company-2/hi`, `${site}/company-2/ur`]));
  const all = [...locations(first), ...locations(await buildSitemapPart("cards-2", site))];
  expect(new Set(all).size).toBe(cardsPerPart + 3);
});

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test("there is no list behind the last, also where the provider goes on showing its last page", async () => {
  const { asked } = standIn(cardsPerPart);
  for (const part of ["cards-2", "cards-999999", "cards-0", "cards-01", "cards--1", "cards-1e3", "cards-1000000"])
    expect(await buildSitemapPart(part, site)).toBeNull();
  expect(asked).toHaveLength(2);
});

test("every product for sale is in the list of its id, read a thousand at a time", async () => {
  const ids = upTo(idsPerPart + 1).filter((id) => id % 5 !== 0);
  const { asked } = standIn(0, 200, [...ids, idsPerPart * 2 + 7]);
  expect(locations(await buildSitemapIndex(site))).toEqual(
    ["pages", ...["products", "categories"].flatMap((kind) => [1, 2, 3].map((part) => `${kind}-${part}`))].map(
      (name) => `${site}/sitemap/${name}.xml`,
    ),
  );
  asked.length = 0;
  const first = await buildSitemapPart("products-1", site);
  expect(asked).toHaveLength(3);
  expect(first).toContain(`<url><loc>${site}/acme/p/vase-1</loc><lastmod>${at}</lastmod></url>`);
  expect(locations(first)).toContain(`${site}/acme/ta/p/vase-2`);
  const rest = [await buildSitemapPart("products-2", site), await buildSitemapPart("products-3", site)];
  expect(locations(first)).toHaveLength(2_401);
  expect(rest.map(locations)).toEqual([
    [`${site}/acme/p/vase-${idsPerPart + 1}`],
    [`${site}/acme/p/vase-${idsPerPart * 2 + 7}`],
  ]);
  expect(await buildSitemapPart("products-4", site)).toBeNull();
});

test("every category of theirs is in a list once, with the time of its last change", async () => {
  const { asked } = standIn(0, 200, [1, 2, 3, 4, 5, idsPerPart + 1]);
  const xml = await buildSitemapPart("categories-1", site);
  expect(locations(xml)).toEqual([`${site}/acme/c/even`, `${site}/acme/c/three`]);
  expect(xml).toContain(`<loc>${site}/acme/c/even</loc><lastmod>${later}</lastmod>`);
  expect(asked).toHaveLength(1);
  expect(locations(await buildSitemapPart("categories-2", site))).toEqual([]);
  expect(await buildSitemapPart("categories-3", site)).toBeNull();
});

test("people's cards are in the list of their ids, each at its one address", async () => {
  const { asked } = standIn(0, 200, [], [1, 2, idsPerPart + 1]);
  expect(locations(await buildSitemapIndex(site))).toEqual(
    ["pages", "people-1", "people-2"].map((name) => `${site}/sitemap/${name}.xml`),
  );
  asked.length = 0;
  const first = await buildSitemapPart("people-1", site);
  expect(locations(first)).toEqual([`${site}/acme/people/ravi-1`, `${site}/acme/ravi`, `${site}/acme/hi/ravi`]);
  expect(asked).toHaveLength(1);
  expect(locations(await buildSitemapPart("people-2", site))).toEqual([`${site}/acme/people/ravi-${idsPerPart + 1}`]);
  expect(await buildSitemapPart("people-3", site)).toBeNull();
});

test("a list whose products have all gone stays, and is empty", async () => {
  standIn(0, 200, [idsPerPart + 1]);
  expect(locations(await buildSitemapPart("products-1", site))).toEqual([]);
});

test("a list of products is small enough to be kept, however long their names", async () => {
  const [company, slug] = ["c".repeat(60), "p".repeat(60)];
  runtime().provider = async (request) => {
    const after = Number(new URL(request.url).searchParams.get("after"));
    const results = upTo(1_000).map((id) => ({
      id: after + id,
      company,
      slug: `${slug}-${after + id}`,
      updated_at: at,
    }));
    return Response.json({ results, last: 2_000_000 });
  };
  const xml = await buildSitemapPart("products-1", site);
  expect(locations(xml)).toHaveLength(idsPerPart);
  expect(Buffer.byteLength(xml ?? "")).toBeLessThan(4 * 1024 * 1024);
});

test("the site's own pages are landing, demo and policies, in every language but the demo", async () => {
  const paths = locations(await buildSitemapPart("pages", site)).map((url) => url?.slice(site.length));
  const policies = ["refunds", "privacy", "shipping", "terms"].map((it) => `/policies/${it}`);
  const foreign = paths.filter((path) => path?.startsWith("/hi"));
  expect(paths).toEqual(expect.arrayContaining(["/", "/demo", ...policies]));
  expect(foreign).toEqual(["/hi", ...policies.map((path) => `/hi${path}`)]);
  expect(paths).toHaveLength(1 + 5 * languageCodes.length);
});

test.each(["", "cards-0", "cards-2", "cards-01", "cards-9999999", "cards", "products-1", "../pages"])(
  "there is no list %j",
  async (name) => {
    standIn(3);
    expect(await buildSitemapPart(name, site)).toBeNull();
    expect((await serveSitemap(() => buildSitemapPart(name, site))).status).toBe(404);
  },
);

test("a provider without the call leaves the site's own pages; one that fails is not kept", async () => {
  standIn(3, 404);
  expect(locations(await buildSitemapIndex(site))).toHaveLength(1);
  standIn(3, 500);
  const logged = jest.spyOn(log, "error").mockImplementation();
  const answer = await serveSitemap(() => buildSitemapIndex(site));
  expect([answer.status, answer.headers.get("x-page-cache")]).toEqual([503, null]);
  expect(logged).toHaveBeenCalled();
  logged.mockRestore();
});

test("a list may be kept until a card, a product or a person appears, moves or goes", async () => {
  standIn(3);
  const answer = await serveSitemap(() => buildSitemapPart("cards-1", site));
  expect(answer.headers.get("x-page-cache")).toBe("companies products people");
  expect(answer.headers.get("content-type")).toBe("application/xml; charset=utf-8");
});
