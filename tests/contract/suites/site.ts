import { profileLimits } from "@/lib/contract/cards/values";
import { emptySite, savedSiteSchema } from "@/lib/contract/site/schema";
import { siteLimits } from "@/lib/contract/site/values";
import { fieldMessages, fileMessages, productMessages, profileMessages, siteMessages } from "../../english";
import { type Api, expectError } from "../api";
import { fileOfSize, pngFile } from "../files";

const terms = {
  ...{ price: "", old_price: "", price_period: "", refund_days: "", delivery_days: "" },
  ...{ operator_name: "", operator_address: "", governing_law: "" },
};
const nothing = { name: "", color: "", logo: "", whatsapp: "", email: "", currency: "", ...terms };

export function describeSite(api: () => Api) {
  describe("the site", () => {
    const save = async (form: Record<string, string | Blob>) => (await api().admin()).call("updateSite", { form });
    const read = async () => (await api().anonymous.call("getSite")).body;

    afterEach(async () => {
      expect((await save(nothing)).body).toEqual(emptySite);
    });

    it("tells anybody what an administrator has said, and nothing before", async () => {
      expect(await read()).toEqual(emptySite);
      const said = { name: "Sharma\n Cards", color: "#B3261E", whatsapp: "98200 11111", email: "Hi@Sharma.example" };
      const site = { ...emptySite, ...said, name: "Sharma Cards", color: "#b3261e", email: "hi@sharma.example" };
      expect((await save({ ...said, currency: "inr" })).body).toEqual({ ...site, currency: "INR" });
      expect(await read()).toEqual({ ...site, currency: "INR" });
      expect((await save({ whatsapp: "" })).body).toEqual({ ...site, whatsapp: "", currency: "INR" });
      expect((await save({})).body).toEqual({ ...site, whatsapp: "", currency: "INR" });
    });

    it("says what it costs, who runs it and what it promises", async () => {
      const said = {
        ...{ price_period: "per year", operator_name: "Sharma LLP", operator_address: "1 Ring Road\nDelhi" },
        governing_law: "India",
      };
      const numbers = { price: 1299, old_price: 1999, refund_days: 7, delivery_days: 2 };
      const sent = { price: "१२९९", old_price: " 1999 ", refund_days: "7", delivery_days: "2" };
      expect((await save({ ...said, ...sent })).body).toEqual({ ...emptySite, ...said, ...numbers });
      expect(await read()).toEqual({ ...emptySite, ...said, ...numbers });
      expect((await save({ refund_days: "" })).body).toEqual({ ...emptySite, ...said, ...numbers, refund_days: null });
    });

    it.each([
      ["price", "0", siteMessages.priceInvalid],
      ["price", "12.50", siteMessages.priceInvalid],
      ["price", "-5", siteMessages.priceInvalid],
      ["old_price", "1000000", siteMessages.priceInvalid],
      ["old_price", "599", productMessages.oldPriceTooLow],
      ["refund_days", "366", siteMessages.daysInvalid],
      ["delivery_days", "soon", siteMessages.daysInvalid],
      ["price_period", "x".repeat(41), fieldMessages.tooLong(siteLimits.period)],
    ])("refuses %s of %s", async (field, value, message) => {
      expectError(await save({ [field]: value }), "validation_error", message, field);
      expect(await read()).toEqual(emptySite);
    });

    it("refuses a price above the one before, which may be the usual one", async () => {
      expectError(await save({ price: "1200" }), "validation_error", productMessages.oldPriceTooLow, "old_price");
    });

    it("takes JSON as well", async () => {
      const admin = await api().admin();
      const { status, body } = await admin.call("updateSite", { json: { name: "Carte", currency: null } });
      expect({ status, name: body.name, currency: body.currency }).toEqual({
        status: 200,
        name: "Carte",
        currency: null,
      });
    });

    it("keeps a logo, puts another in its place and takes it away", async () => {
      const first = savedSiteSchema.parse((await save({ logo: await pngFile() })).body);
      expect(first.logo_set.map(({ width }) => width)).toEqual([96, 192, 512]);
      for (const { url } of first.logo_set) expect((await api().anonymous.file(url)).status).toBe(200);
      const second = savedSiteSchema.parse((await save({ logo: await pngFile() })).body);
      expect(second.logo).not.toBe(first.logo);
      expect((await api().anonymous.file(first.logo as string)).status).toBe(404);
      expect((await save({ logo: "" })).body).toMatchObject({ logo: null, logo_set: [], logo_color: null });
      expect((await api().anonymous.file(second.logo as string)).status).toBe(404);
    });

    it("keeps one of several logos that come at once, and none of the others", async () => {
      const logos = await Promise.all(Array.from({ length: 4 }, () => pngFile()));
      const sent = await Promise.all(logos.map((logo) => save({ logo })));
      const kept = (await read()).logo;
      const shown = sent.map(async ({ body }) => (await api().anonymous.file(body.logo)).status);
      const expected = sent.map(({ body }) => (body.logo === kept ? 200 : 404));
      expect(await Promise.all(shown)).toEqual(expected);
      expect(expected.filter((status) => status === 200)).toHaveLength(1);
    });

    it("refuses what is none, and changes nothing then", async () => {
      const refuse = async (form: Record<string, string | Blob>, message: string, field: string) =>
        expectError(await save({ name: "Other", ...form }), "validation_error", message, field);
      await refuse(
        { name: "x".repeat(profileLimits.siteName + 1) },
        fieldMessages.tooLong(profileLimits.siteName),
        "name",
      );
      await refuse({ color: "red" }, fieldMessages.colorInvalid, "color");
      await refuse({ color: "#fff;}body{display:none" }, fieldMessages.colorInvalid, "color");
      await refuse({ whatsapp: "call me" }, fieldMessages.phoneInvalid, "whatsapp");
      await refuse({ email: "nobody" }, fieldMessages.emailInvalid, "email");
      await refuse({ currency: "XYZ" }, fieldMessages.currencyInvalid, "currency");
      const large = fileOfSize(profileLimits.logo.bytes + 1, "large.png", "image/png");
      await refuse({ logo: large }, profileMessages.logoTooLarge, "logo");
      await refuse(
        { logo: new File(["hello"], "notes.txt", { type: "text/plain" }) },
        fileMessages.imageInvalid,
        "logo",
      );
      expect(await read()).toEqual(emptySite);
    });

    it("is changed by administrators alone, and they are told of it", async () => {
      const client = await api().client();
      expectError(await client.call("updateSite", { form: { name: "Mine" } }), "permission_denied");
      expectError(await api().anonymous.call("updateSite", { form: { name: "Mine" } }), "not_authenticated");
      await save({ name: "Carte" });
      const { results } = (await (await api().admin()).call("listActivity")).body;
      expect(results[0]).toMatchObject({ action: "site_updated", client_id: null, is_own: true });
    });
  });
}
