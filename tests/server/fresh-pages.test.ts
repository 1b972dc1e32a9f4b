import type { NextHandler } from "@/server/pages/render";
import { openSite, type TestSite } from "./site";

/** A fake Next that returns its request's headers, and asks for caching, which a form's page must not get. */
const next: NextHandler = async (request, response) => {
  rendered.push(request.url ?? "");
  const status = request.url?.startsWith("/nobody") ? 404 : 200;
  response.writeHead(status, { "content-type": "text/html", "x-page-cache": "client:1" });
  response.end(JSON.stringify(request.headers));
};

let rendered: string[];
let site: TestSite;
beforeEach(async () => {
  rendered = [];
  site = await openSite(next);
});
afterEach(() => site.close());

const get = (path: string, init: RequestInit = {}) => fetch(site.url + path, { redirect: "manual", ...init });

describe("a form's page", () => {
  test("is rendered for each visitor alone, also at the same moment, and kept for nobody else", async () => {
    const answers = await Promise.all([get("/acme/review"), get("/acme/review"), get("/acme/review")]);
    expect(rendered).toEqual(["/acme/review", "/acme/review", "/acme/review"]);
    for (const answer of answers) {
      expect(answer.headers.get("cache-control")).toBe("private, no-cache");
      expect(answer.headers.get("content-security-policy")).toContain("script-src 'self'");
      const text = await answer.text();
      expect(answer.headers.has("x-page-cache")).toBe(false);
      expect(text).toContain('"x-client-address":"127.0.0.1"');
    }
  });

  test("takes no cookie, no query and no other method", async () => {
    const text = await (await get("/acme/review?x=poison", { headers: { cookie: "poison" } })).text();
    expect(text).not.toContain("poison");
    expect((await get("/acme/review", { method: "POST" })).status).toBe(405);
    expect((await get("/acme/review/")).headers.get("location")).toBe("/acme/review");
    expect((await get("/nobody/review")).status).toBe(404);
  });
});
