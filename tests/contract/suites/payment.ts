import { companySchema } from "@/lib/contract/cards/company";
import { completeProfileSchema } from "@/lib/contract/cards/schema";
import { fieldMessages, profileMessages } from "../../english";
import { bank } from "../../lib/card/build-payment";
import { type Api, expectError } from "../api";

type Client = Awaited<ReturnType<Api["client"]>>;

const none = { upi_id: "", upi_name: "", upi_link: false, bank: null, gstin: "", category: "", founded: null };
const all = {
  upi_id: "acme.stores@okbank",
  upi_name: "Acme Stores",
  upi_link: true,
  bank,
  gstin: "27AAPFU0939F1ZV",
  category: "Bakery",
  founded: 1987,
};
const sent = { ...all, upi_link: "true", bank: JSON.stringify(bank), founded: "1987" };

/** Payment details and facts of a company: GSTIN, category, year founded. */
export function describePayment(api: () => Api) {
  const save = (client: Client, form: Record<string, string>) => client.call("updateProfile", { form });
  const ofCompany = async ({ slug: companyName }: Client) =>
    companySchema.parse((await api().anonymous.call("getCompany", { params: { companyName } })).body).profile;

  describe("payment and facts", () => {
    it("are told to anybody once they are written, and cleared", async () => {
      const client = await api().client();
      expect(await ofCompany(client)).toMatchObject(none);
      const { body } = await save(client, sent);
      expect(completeProfileSchema.parse(body).profile).toMatchObject(all);
      expect((await client.call("getProfile")).body).toMatchObject(all);
      expect(await ofCompany(client)).toMatchObject(all);
      await save(client, { about_us: "We bake" });
      expect(await ofCompany(client)).toMatchObject({ ...all, about_us: "We bake" });
      await save(client, { upi_id: "", upi_name: " ", bank: "", gstin: "", category: "", founded: "" });
      expect(await ofCompany(client)).toMatchObject(none);
    });

    it("are made with the profile, as people type them", async () => {
      const client = await api().client();
      const typed = { ...bank, account_number: "0012 3456 789012", ifsc: "sbin0001234" };
      const form = { ...sent, bank: JSON.stringify(typed), gstin: "27 aapfu 0939f 1zv", category: " Bakery\n" };
      expect((await client.call("createProfile", { form })).body.profile).toMatchObject(all);
    });

    it.each([
      ["upi_id", "acme", profileMessages.upiIdInvalid, "upi_id"],
      ["upi_link", "maybe", fieldMessages.booleanInvalid, "upi_link"],
      ["bank", "{nonsense", profileMessages.bankInvalid, "bank"],
      ["bank", JSON.stringify({ ...bank, ifsc: "SBIN1001234" }), profileMessages.ifscInvalid, "bank.ifsc"],
      ["bank", JSON.stringify({ ifsc: bank.ifsc }), profileMessages.accountNameRequired, "bank.account_name"],
      ["gstin", "27AAPFU0939F1ZW", profileMessages.gstinMistyped, "gstin"],
      ["founded", "2999", profileMessages.foundedInvalid, "founded"],
    ])("refuse %s %j and keep what there is", async (name, value, message, field) => {
      const client = await api().client();
      await save(client, sent);
      expectError(await save(client, { [name]: value }), "validation_error", message, field);
      expect(await ofCompany(client)).toMatchObject(all);
    });

    it("link to a UPI ID only while it is the one that was tried", async () => {
      const client = await api().client();
      const change = async (form: Record<string, string>) => (await save(client, form)).body.profile.upi_link;
      expect(await change({ upi_link: "true" })).toBe(false);
      expect(await change({ upi_id: "one@upi" })).toBe(false);
      expect(await change({ upi_link: "true" })).toBe(true);
      expect(await change({ upi_id: "one@upi", upi_name: "One" })).toBe(true);
      expect(await change({ upi_id: "two@upi" })).toBe(false);
      expect(await change({ upi_id: "three@upi", upi_link: "true" })).toBe(true);
      expect(await change({ upi_id: "", upi_link: "true" })).toBe(false);
      expect(await change({ upi_id: "three@upi" })).toBe(false);
    });
  });
}
