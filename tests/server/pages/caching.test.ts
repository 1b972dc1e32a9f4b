import { createCaching } from "@/server/pages/caching";
import type { NextHandler } from "@/server/pages/render";
import { buildAnswer } from "../answers";
import { openSite, type TestSite } from "../site";

const read = (names: string[]) =>
  Object.fromEntries(names.flatMap((name, index) => (index % 2 === 0 ? [[name, names[index + 1]]] : [])));
const alone = createCaching(false);
const behindCdn = createCaching(true);

test("without a CDN that is told of changes, nobody keeps a page unasked, and no keys are told", () => {
  expect(read(alone.page(buildAnswer()))).toEqual({ "cache-control": "public, max-age=0, must-revalidate" });
  expect(read(alone.asset(buildAnswer({ tags: [] })))).toEqual({ "cache-control": "public, max-age=86400" });
});

test("a CDN keeps a page for an hour, and a day longer while the site is away; a browser keeps it no moment", () => {
  const headers = read(behindCdn.page(buildAnswer({ tags: ["client:1", "user:2"] })));
  expect(headers).toEqual({
    "cache-control": "public, max-age=0, s-maxage=3600, stale-if-error=86400",
    "cdn-cache-control": "max-age=3600, stale-while-revalidate=60, stale-if-error=86400",
    "surrogate-control": "max-age=3600, stale-while-revalidate=60, stale-if-error=86400",
    "surrogate-key": "site client:1 user:2",
    "cache-tag": "site,client:1,user:2",
  });
  // Browsers obey it too: an owner would see the old page after saving.
  expect(headers["cache-control"]).not.toContain("stale-while-revalidate");
});

test("a page that changes by itself is cached for a second, since nobody announces the change", () => {
  const headers = read(behindCdn.page(buildAnswer({ until: Date.now() + 60_000 })));
  expect(headers["cache-control"]).toBe("public, max-age=0, s-maxage=1, stale-if-error=86400");
  expect(headers["cdn-cache-control"]).toBe("max-age=1, stale-if-error=86400");
});

test("invalid tags become no keys", () => {
  const tags = ["client:1", "client:1", "card", "client:1\u00e9", "x,y"];
  expect(read(behindCdn.page(buildAnswer({ tags })))["surrogate-key"]).toBe("site client:1");
});

test("a page for one visitor is nobody else's", () => {
  expect(read(behindCdn.fresh(buildAnswer()))).toEqual({ "cache-control": "private, no-cache" });
});

test("files of the build are kept for good, also by a CDN, which can drop them with the site", () => {
  const headers = { "cache-control": "public, max-age=31536000, immutable" };
  expect(read(behindCdn.asset(buildAnswer({ headers, tags: [] })))).toEqual({
    ...headers,
    "surrogate-key": "site",
    "cache-tag": "site",
  });
});

describe("behind a CDN", () => {
  const next: NextHandler = async ({ url }, response) => {
    const status = url === "/gone" ? 404 : 200;
    response.writeHead(status, { "content-type": "text/html", "x-page-cache": "client:7" });
    response.end("text ".repeat(200));
  };
  let site: TestSite;
  beforeEach(async () => {
    site = await openSite(next, { hasCdn: true });
  });
  afterEach(() => site.close());

  test("each answer of a page says the same: the first, a kept one, packed, and one that is unchanged", async () => {
    const ask = (headers: Record<string, string> = {}) => fetch(`${site.url}/acme`, { headers });
    const first = await ask({ "accept-encoding": "identity" });
    const etag = first.headers.get("etag") ?? "";
    const others = [await ask(), await ask({ "accept-encoding": "br" }), await ask({ "if-none-match": etag })];
    expect(others.map(({ status }) => status)).toEqual([200, 200, 304]);
    for (const { headers } of [first, ...others]) {
      expect(headers.get("surrogate-key")).toBe("site client:7");
      expect(headers.get("cdn-cache-control")).toContain("max-age=3600");
      expect(headers.get("vary")).toBe("accept-encoding");
    }
  });

  test("a 404 is cached by nobody, so that a new page shows at once", async () => {
    const { status, headers } = await fetch(`${site.url}/gone`);
    expect([status, headers.get("cache-control")]).toEqual([404, "private, no-store"]);
    for (const name of ["cdn-cache-control", "surrogate-control", "surrogate-key"])
      expect(headers.has(name)).toBe(false);
  });
});
