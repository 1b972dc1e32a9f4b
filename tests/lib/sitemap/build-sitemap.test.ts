import { runtime } from "@/lib/runtime";
import { buildSitemapIndex, buildSitemapPart, cardsPerPart } from "@/lib/sitemap/build-sitemap";
import { serveSitemap } from "@/lib/sitemap/serve-sitemap";

const site = "https://cards.example";
const at = "2026-11-20T10:00:00.000Z";

afterEach(() => {
  runtime().provider = null;
});

/** A provider with `count` companies, which counts what it is asked. */
function standIn(count: number, status = 200): { asked: string[] } {
  const asked: string[] = [];
  runtime().provider = async (request) => {
    const query = new URL(request.url).searchParams;
    asked.push(query.toString());
    const [page, size] = [Number(query.get("page")), Number(query.get("page_size"))];
    const length = Math.max(0, Math.min(size, count - (page - 1) * size));
    const results = Array.from({ length }, (_, index) => ({
      slug: `company-${(page - 1) * size + index + 1}`,
      updated_at: at,
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

test("every card is in one list, with the time of its last change, read a thousand at a time", async () => {
  const { asked } = standIn(cardsPerPart + 1);
  const first = await buildSitemapPart("cards-1", site);
  expect(asked).toHaveLength(10);
  expect(first).toContain(`<url><loc>${site}/company-1</loc><lastmod>${at}</lastmod></url>`);
  const all = [...locations(first), ...locations(await buildSitemapPart("cards-2", site))];
  expect(new Set(all).size).toBe(cardsPerPart + 1);
  expect(Buffer.byteLength(first ?? "")).toBeLessThan(4 * 1024 * 1024);
});

test("the site's own pages are landing, demo and policies", async () => {
  const paths = locations(await buildSitemapPart("pages", site)).map((url) => url?.slice(site.length));
  expect(paths).toEqual(["/", "/demo", ...["refunds", "privacy", "shipping", "terms"].map((it) => `/policies/${it}`)]);
});

test.each(["", "cards-0", "cards-2", "cards-01", "cards-9999999", "cards", "../pages"])(
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
  const logged = jest.spyOn(console, "error").mockImplementation();
  const answer = await serveSitemap(() => buildSitemapIndex(site));
  expect([answer.status, answer.headers.get("x-page-cache")]).toEqual([503, null]);
  expect(logged).toHaveBeenCalled();
  logged.mockRestore();
});

test("a list may be kept until a card appears, moves or goes", async () => {
  standIn(3);
  const answer = await serveSitemap(() => buildSitemapPart("cards-1", site));
  expect(answer.headers.get("x-page-cache")).toBe("companies");
  expect(answer.headers.get("content-type")).toBe("application/xml; charset=utf-8");
});
