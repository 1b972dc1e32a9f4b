import { openCdn, type TestCdn } from "../../tests/servers/cdn";
import { ApiUser } from "../api-user";
import { saveProfile } from "../company";
import { openSite } from "../installation";
import { admin, type Site } from "../site";
import { expect, test } from "../test";

/** The site behind a CDN that obeys its cache headers and receives purges. */

test.describe.configure({ mode: "default" });

const secret = "what-the-CDN-knows-us-by";
let cdn: TestCdn;
let site: Site;
let operator: ApiUser;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  cdn = await openCdn();
  site = await openSite({ CDN_PURGE_URL: cdn.purgeUrl, CDN_PURGE_SECRET: secret });
  cdn.standBefore(site.url);
  operator = await ApiUser.signIn(site.url, admin.email, admin.password);
});
test.afterAll(async () => {
  await site?.close();
  await cdn?.close();
});
test.beforeEach(() => cdn.meetWith(200));

async function openCard() {
  const client = await operator.createClient();
  const owner = await ApiUser.signIn(site.url, client.email, client.password);
  const save = (tagline: string) => saveProfile(owner, { tagline });
  return { ...client, path: `/${client.slug}`, save };
}

/** The visitor's answer, and whether it came from the CDN's cache. */
async function visit(path: string) {
  const answer = await fetch(cdn.url + path, { redirect: "manual" });
  return { status: answer.status, cache: answer.headers.get("x-cache"), text: await answer.text() };
}

/** Caches a page in the CDN. Retries, because the second purge some time after a change may drop the first copy. */
const keep = (path: string) =>
  expect.poll(async () => (await visit(path)).cache, { intervals: [50], timeout: 5_000 }).toBe("hit");

const shows = (path: string, text: string) =>
  expect.poll(async () => (await visit(path)).text, { intervals: [100], timeout: 3_000 }).toContain(text);

test("a card is answered by the CDN alone until its owner saves, and the other cards still are", async () => {
  const [card, other] = [await openCard(), await openCard()];
  await keep(other.path);
  await keep(card.path);
  await card.save("Lamps for every room");
  await shows(card.path, "Lamps for every room");
  expect((await visit(card.path)).cache).toBe("hit");
  expect((await visit(other.path)).cache).toBe("hit");
  expect(cdn.purges.at(-1)?.headers.authorization).toBe(`Bearer ${secret}`);
});

test("a card that was blocked is gone from the CDN, and one that is new is in its sitemap", async () => {
  const card = await openCard();
  await keep(card.path);
  await keep("/sitemap/cards-1.xml");
  await operator.call("POST", `/admin/clients/block/${card.id}/`);
  await expect.poll(async () => (await visit(card.path)).status).toBe(404);
  const { path } = await openCard();
  await shows("/sitemap/cards-1.xml", path);
});

test("a failed purge is retried once the CDN is back, even if the site was killed meanwhile", async () => {
  test.setTimeout(120_000);
  const card = await openCard();
  await card.save("Before");
  await shows(card.path, "Before");
  await keep(card.path);
  cdn.meetWith(500);
  const told = cdn.purges.length;
  await card.save("Behind");
  await expect.poll(() => cdn.purges.length).toBeGreaterThan(told);
  expect((await visit(card.path)).text).toContain("Before");
  await site.kill("SIGKILL");
  cdn.meetWith(200);
  await site.start();
  await expect
    .poll(async () => (await visit(card.path)).text, { intervals: [500], timeout: 75_000 })
    .toContain("Behind");
});

test("during an outage the CDN serves cached cards, and nothing else", async () => {
  test.setTimeout(120_000);
  const card = await openCard();
  await keep(card.path);
  cdn.passTime(2 * 3_600);
  await site.kill();
  try {
    expect(await visit(card.path)).toMatchObject({ status: 200, cache: "stale" });
    expect(await visit("/login")).toMatchObject({ status: 502, cache: "error" });
  } finally {
    await site.start();
  }
  expect((await visit(card.path)).status).toBe(200);
});

test("the CDN never caches private answers; public ones carry a lifetime", async () => {
  const { path, ...card } = await openCard();
  const headersOf = async (asked: string) => (await fetch(site.url + asked, { redirect: "manual" })).headers;
  const shared = "public, max-age=0, s-maxage=3600, stale-if-error=86400";
  for (const asked of ["/", "/demo", path, `${path}/contact.vcf`, `${path}/qr.svg`, "/robots.txt", "/sitemap.xml"]) {
    const headers = await headersOf(asked);
    expect([asked, headers.get("cache-control")]).toEqual([asked, shared]);
    expect([asked, headers.get("surrogate-key")]).toEqual([asked, expect.stringMatching(/^site\b/)]);
    expect([asked, headers.getSetCookie()]).toEqual([asked, []]);
  }
  expect((await headersOf(path)).get("cache-tag")).toContain(`,client:${card.id}`);
  const own = ["/login", "/dashboard", "/api/client/profile/", "/api/auth/session", `${path}/review`, `${path}/send`];
  const others = ["/nobody-is-called-so", "/healthz", `/api/public/company${path}/`, path.toUpperCase()];
  for (const asked of [...own, ...others]) {
    const headers = await headersOf(asked);
    expect([asked, headers.get("cache-control")]).toEqual([asked, expect.stringMatching(/^private, /)]);
    for (const name of ["cdn-cache-control", "surrogate-control"])
      expect([asked, name, headers.has(name)]).toEqual([asked, name, false]);
  }
});
