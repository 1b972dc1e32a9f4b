import { companySchema } from "@/lib/contract/cards/company";
import { completeProfileSchema } from "@/lib/contract/cards/schema";
import { fieldMessages, profileMessages } from "../../english";
import { branch, buildLink, phones } from "../../lib/card/build-contacts";
import { type Api, expectError } from "../api";

type Client = Awaited<ReturnType<Api["client"]>>;

const day = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);

const none = { currency: null, phones: [], links: [], branches: [] };
const always = buildLink();
const off = buildLink({ title: "Off", shown: false });
const later = buildLink({ title: "Later", from: inDays(3) });
const over = buildLink({ title: "Over", until: inDays(-3) });
const all = { currency: "INR", phones, links: [always, off, later, over], branches: [branch] };
const sent = {
  currency: "inr",
  phones: JSON.stringify(phones),
  links: JSON.stringify(all.links),
  branches: JSON.stringify(all.branches),
};

/** Further numbers, links and places of a company, and its currency. */
export function describeContacts(api: () => Api) {
  const save = (client: Client, form: Record<string, string>) => client.call("updateProfile", { form });
  const company = async ({ slug: companyName }: Client) =>
    companySchema.parse((await api().anonymous.call("getCompany", { params: { companyName } })).body);

  describe("numbers, links, branches and currency", () => {
    it("are kept as they are sent, stay while others change, and are cleared", async () => {
      const client = await api().client();
      expect((await company(client)).profile).toMatchObject(none);
      expect(completeProfileSchema.parse((await save(client, sent)).body).profile).toMatchObject(all);
      await save(client, { about_us: "We bake" });
      expect((await client.call("getProfile")).body).toMatchObject(all);
      await save(client, { currency: "", phones: "", links: "[]", branches: "null" });
      expect((await client.call("getProfile")).body).toMatchObject(none);
    });

    it("say of a landline whether it is on WhatsApp, which its owner is asked", async () => {
      const client = await api().client({ phone: "022 2345 6789" });
      const own = async () => completeProfileSchema.parse((await client.call("getCompleteProfile")).body).client;
      const states = async () => [(await own()).landline, (await company(client)).client.whatsapp];
      expect(await states()).toEqual([{ whatsapp: false, is_said: false }, false]);
      await save(client, { whatsapp: "true" });
      expect(await states()).toEqual([{ whatsapp: true, is_said: true }, true]);
      await save(client, { phone: "+91 (22) 2345-6789", about_us: "We bake" });
      expect(await states()).toEqual([{ whatsapp: true, is_said: true }, true]);
      await client.call("updateAccount", { json: { phone: "022 2345 6780" } });
      expect(await states()).toEqual([{ whatsapp: false, is_said: false }, false]);
      await save(client, { phone: "022 2345 6781", whatsapp: "false" });
      expect(await states()).toEqual([{ whatsapp: false, is_said: true }, false]);
      await save(client, { phone: "98200 11223", whatsapp: "false" });
      expect(await states()).toEqual([null, true]);
      const refused = await client.call("updateProfile", { form: { whatsapp: "perhaps" } });
      expectError(refused, "validation_error", fieldMessages.booleanInvalid, "whatsapp");
    });

    it.each([
      ["022 2345 6789", true],
      ["98200 11223", false],
      ["+1 415 555 2671", false],
      ["1800 266 1234", false],
      ["022", false],
      [`+91 22 ${"9".repeat(5_000)}`, false],
      ["<script>", false],
    ])("tell whether %s is a landline", async (phone, is_landline) => {
      const client = await api().client();
      expect((await client.call("checkPhone", { query: { phone } })).body).toEqual({ is_landline });
    });

    it("are told to anybody, of the links those that are shown now, and when others will be", async () => {
      const client = await api().client();
      await save(client, { ...sent, time_zone: "Asia/Kolkata" });
      const { profile, changes_at, time_zone } = await company(client);
      expect(profile).toMatchObject({ ...all, links: [always] });
      expect([changes_at, time_zone]).toEqual([
        new Date(Date.parse(`${later.from}T00:00:00+05:30`)).toISOString(),
        "Asia/Kolkata",
      ]);
      await save(client, { links: JSON.stringify([always, over]), branches: "" });
      expect(await company(client)).not.toHaveProperty("changes_at");
    });

    it.each([
      ["currency", "rupees", fieldMessages.currencyInvalid, "currency"],
      ["phones", "{nonsense", profileMessages.phonesInvalid, "phones"],
      ["phones", JSON.stringify([{ ...phones[0], label: "" }]), profileMessages.phoneLabelRequired, "phones.0.label"],
      [
        "links",
        JSON.stringify([always, { ...always, url: "javascript:1" }]),
        fieldMessages.websiteInvalid,
        "links.1.url",
      ],
      ["branches", JSON.stringify([{ ...branch, name: "" }]), profileMessages.branchNameRequired, "branches.0.name"],
    ])("refuse %s %j and keep what there is", async (name, value, message, field) => {
      const client = await api().client();
      await save(client, sent);
      expectError(await save(client, { [name]: value }), "validation_error", message, field);
      expect((await client.call("getProfile")).body).toMatchObject(all);
    });
  });
}
