import { translatorOf } from "@/lib/i18n/catalog";
import { languageCodes, languages } from "@/lib/i18n/languages";
import * as paths from "@/lib/paths";
import { saveProfile } from "../company";
import { expect, test } from "../test";

const hindi = translatorOf("hi");

test.use({ locale: "hi-IN" });

test("a visitor is offered the card in the browser's language, and stays in it up to the form's end", async ({
  page,
  owner,
}) => {
  await page.goto(paths.card(owner));
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  const offer = page.getByRole("complementary", { name: "Language" });
  await offer.getByRole("link", { name: "हिन्दी" }).click();
  await expect(page).toHaveURL(paths.card({ ...owner, language: "hi" }));
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await expect(page.getByText(hindi("card.save.contact")).first()).toBeVisible();
  await expect(page.locator(".language-offer")).toHaveCount(0);

  await page.goto(paths.form({ ...owner, language: "hi" }, "contact"));
  await page.getByLabel(hindi("forms.sender.name")).fill("सीता");
  await page.getByLabel(hindi("forms.sender.phone")).fill("98201 00001");
  await page.getByRole("checkbox").check();
  await page.waitForTimeout(2_100);
  await page.getByRole("button", { name: hindi("forms.contact.send") }).click();
  await expect(page.getByRole("status")).toContainText(hindi("forms.contact.sent"));
  await page.getByRole("link", { name: hindi("forms.back") }).click();
  await expect(page).toHaveURL(paths.card({ ...owner, language: "hi" }));
});

test("an offer that was put away stays away on that device", async ({ page, owner }) => {
  await page.goto(paths.card(owner));
  await page.getByRole("complementary", { name: "Language" }).getByRole("button", { name: "Close" }).click();
  await page.reload();
  await expect(page.locator(".footer")).toBeVisible();
  await expect(page.locator(".language-offer")).toHaveCount(0);
});

test("the main language has the bare address alone, and languages that are off have none", async ({
  page,
  owner,
  request,
}) => {
  const get = (path: string) => request.get(path, { maxRedirects: 0 });
  const inHindi = paths.card({ ...owner, language: "hi" });
  const main = await get(paths.card({ ...owner, language: "en" }));
  expect([main.status(), main.headers().location]).toEqual([307, paths.card(owner)]);
  expect(main.headers()["cache-control"]).toContain("no-store");
  expect((await get(inHindi)).status()).toBe(200);

  await saveProfile(owner.api, { language: "hi", languages_off: JSON.stringify(["ta", "hi"]) });
  await expect.poll(async () => (await get(inHindi)).status()).toBe(307);
  await page.goto(paths.card(owner));
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  expect((await get(paths.card({ ...owner, language: "en" }))).status()).toBe(200);
  const off = await get(paths.card({ ...owner, language: "ta" }));
  expect([off.status(), await off.text()]).toEqual([404, expect.stringContaining(languages.ta.name)]);
});

test("a card in another language leads search engines to the bare one; the site's pages name each other", async ({
  page,
  owner,
  request,
  site,
}) => {
  const head = async (path: string) => {
    await page.goto(path);
    return {
      canonical: await page.locator("link[rel=canonical]").getAttribute("href"),
      languages: await page
        .locator("link[rel=alternate]")
        .evaluateAll((links) => links.map((link) => link.getAttribute("hreflang"))),
    };
  };
  expect(await head(paths.card({ ...owner, language: "hi" }))).toEqual({
    canonical: site.url + paths.card(owner),
    languages: [],
  });
  const all = [...languageCodes, "x-default"];
  for (const path of [paths.home, paths.signUp, paths.termsPolicy]) {
    const shown = paths.inLanguage("hi", path);
    expect(await head(shown)).toEqual({ canonical: site.url + shown, languages: all });
    expect((await head(path)).languages).toEqual(all);
    const bare = await request.get(`/en${path === paths.home ? "" : path}`, { maxRedirects: 0 });
    expect([bare.status(), bare.headers().location]).toEqual([308, path]);
  }
});
