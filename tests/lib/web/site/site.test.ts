import { emptySite } from "@/lib/contract/site/schema";
import { runtime } from "@/lib/web/runtime";

process.env.BRAND_NAME = "Carte";
process.env.CONTACT_WHATSAPP = "";
process.env.CURRENCY = "AED";

test("what this deployment sets stands above what was saved; what it leaves empty does not", async () => {
  const { readSite, siteBase } = await import("@/lib/web/site/site");
  runtime().readSite = async () => ({ ...emptySite, name: "Saved", whatsapp: "98200 11111", currency: "INR" });
  expect(siteBase().fixed).toEqual({ name: "Carte", currency: "AED" });
  expect(await readSite()).toMatchObject({ name: "Carte", whatsapp: "919820011111", currency: "AED" });
});
