import type { APIRequestContext } from "@playwright/test";
import { type DefaultTreeAdapterMap, parse } from "parse5";
import { findBarriers } from "../axe";
import { addProduct, saveProfile } from "../company";
import { expect, test } from "../test";

const policies = ["Cancellations and Refunds", "Privacy", "Shipping", "Terms"];

for (const viewport of [
  { width: 360, height: 800 },
  { width: 1280, height: 800 },
])
  for (const javaScriptEnabled of [true, false])
    test(`the policies are reached at ${viewport.width} px, scripts ${javaScriptEnabled}`, async ({
      newVisitor,
      site,
    }) => {
      const page = await newVisitor({ viewport, javaScriptEnabled });
      for (const name of policies) {
        await page.goto(site.url);
        await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
        await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
        await expect(page.getByText(/^Last updated/)).toBeVisible();
        await page.getByRole("navigation", { name: "Contents" }).getByRole("link").last().click();
        await expect(page).toHaveURL(/#reach-us$/);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
      }
      await page.getByRole("contentinfo").getByRole("link", { name: "Pricing" }).click();
      await expect(page).toHaveURL(`${site.url}/#pricing`);
      await page.goto(`${site.url}/acme/nothing/here`);
      await expect(page.getByText("404", { exact: true })).toBeVisible();
      await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
      await page.getByRole("link", { name: "Return to Home" }).click();
      await expect(page).toHaveURL(`${site.url}/`);
    });

for (const colorScheme of ["light", "dark"] as const)
  test(`policies and landing page bar nobody, in ${colorScheme} colours`, async ({ newVisitor, site }) => {
    const page = await newVisitor({ colorScheme, reducedMotion: "reduce" });
    for (const path of ["/", "/policies/refunds", "/policies/privacy", "/policies/shipping", "/policies/terms"]) {
      await page.goto(site.url + path);
      expect([path, await findBarriers(page)]).toEqual([path, []]);
    }
  });

test("robots and sitemap name what is public, and nothing else", async ({ request, site }) => {
  const robots = await (await request.get(`${site.url}/robots.txt`)).text();
  for (const path of ["/dashboard", "/api", "/login"]) expect(robots).toContain(`Disallow: ${path}/\n`);
  const [, sitemap = ""] = /^Sitemap: (.+)$/m.exec(robots) ?? [];
  const parts = locations(await (await request.get(sitemap)).text());
  const pages = (await Promise.all(parts.map(async (url) => locations(await (await request.get(url)).text())))).flat();
  expect(pages).toEqual(expect.arrayContaining(["/", "/demo", "/policies/terms"].map((path) => site.url + path)));
  for (const url of pages.slice(0, 12))
    expect([url, (await request.get(url, { maxRedirects: 0 })).status()]).toEqual([url, 200]);
});

test("the sitemap follows a client at once: made, renamed, blocked", async ({ request, site, adminUser, owner }) => {
  const listed = async () => locations(await (await request.get(`${site.url}/sitemap/cards-1.xml`)).text());
  expect(await listed()).toContain(`${site.url}/${owner.slug}`);
  const other = await adminUser.createClient();
  expect(await listed()).toContain(`${site.url}/${other.slug}`);
  const { slug } = await adminUser.call<{ slug: string }>("PUT", `/admin/clients/${other.id}/edit/`, {
    company_name: `Renamed ${other.id}`,
  });
  expect(slug).not.toBe(other.slug);
  expect(await listed()).toContain(`${site.url}/${slug}`);
  expect(await listed()).not.toContain(`${site.url}/${other.slug}`);
  const former = await request.get(`${site.url}/${other.slug}`, { maxRedirects: 0 });
  expect([former.status(), former.headers().location]).toEqual([308, `/${slug}`]);
  await adminUser.call("POST", `/admin/clients/block/${other.id}/`);
  expect(await listed()).not.toContain(`${site.url}/${slug}`);
});

test("another letter case and a company's name lead to its card for good", async ({ request, site, owner }) => {
  for (const path of [owner.slug.toUpperCase(), encodeURIComponent(owner.company_name)]) {
    const answer = await request.get(`${site.url}/${path}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([308, `/${owner.slug}`]);
  }
});

for (const path of [
  "/acme/nothing",
  "/no-such-company",
  "/policies",
  "/policies/other",
  "/demo/other",
  "/sitemap/other.xml",
])
  test(`${path} is truly not there`, async ({ request, site }) => {
    const answer = await request.get(site.url + path);
    expect(answer.status()).toBe(404);
    if (answer.headers()["content-type"]?.startsWith("text/html")) expect(await answer.text()).toContain("noindex");
  });

test("search engines read the business, the dealer and the site", async ({ request, site, owner }) => {
  const about = "शर्मा ट्रेडर्स 🙏 </script><b>&\u2028\u2029";
  await saveProfile(owner.api, { about_us: about, address: "14 Flower Market Road, Mumbai" });
  await addProduct(owner.api);
  const [business] = (await readJsonLd(request, `${site.url}/${owner.slug}`))["@graph"];
  expect(business).toMatchObject({
    "@type": "LocalBusiness",
    name: owner.company_name,
    url: `${site.url}/${owner.slug}`,
    address: "14 Flower Market Road, Mumbai",
  });
  expect(business.description).toContain("शर्मा ट्रेडर्स 🙏 </script><b>&");
  const types = (await readJsonLd(request, `${site.url}/`))["@graph"].map((node: Node) => node["@type"]);
  expect(types).toEqual(["Organization", "WebSite", "Product"]);
  expect(await readJsonLd(request, `${site.url}/demo`)).toMatchObject({
    "@type": "AutoDealer",
    telephone: "+919800000001",
    openingHoursSpecification: { opens: "09:00", closes: "18:00" },
  });
});

// biome-ignore lint/suspicious/noExplicitAny: the test is there to check what the page contains
type Node = any;

/** The page's only JSON-LD block. */
async function readJsonLd(request: APIRequestContext, url: string): Promise<Node> {
  const found: string[] = [];
  const visit = (node: DefaultTreeAdapterMap["node"]): void => {
    if (!("childNodes" in node)) return;
    if (
      node.nodeName === "script" &&
      "attrs" in node &&
      node.attrs.some(({ value }) => value === "application/ld+json")
    )
      found.push(node.childNodes.map((child) => ("value" in child ? child.value : "")).join(""));
    node.childNodes.forEach(visit);
  };
  visit(parse(await (await request.get(url)).text()));
  expect(found).toHaveLength(1);
  return JSON.parse(found[0] ?? "");
}

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url]) => url ?? "");
}
