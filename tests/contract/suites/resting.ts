import { dayAfter } from "@/lib/contract/clock";
import { withoutPlan } from "@/lib/contract/limits";
import { visitorFormLimits } from "@/lib/contract/visitors/values";
import { formOf, signTicket } from "@/provider/kernel/http/tickets";
import { visitorFormMessages } from "../../english";
import { testKeys } from "../../provider/test-options";
import { type Api, type ClientCaller, expectError } from "../api";
import { pdfFile, pngFile } from "../files";

const longAgo = () => dayAfter(new Date().toISOString().slice(0, 10), -60);

export function describeResting(api: () => Api) {
  describe("a card that rests", () => {
    const putToRest = async ({ id }: ClientCaller) => {
      const admin = await api().admin();
      const plan = { name: "Standard", price: "599", currency: "INR", months: 12, ...withoutPlan };
      const made = (await admin.call("createPlan", { json: plan })).body;
      return (await admin.call("setClientPlan", { params: { id }, json: { plan_id: made.id, due_on: longAgo() } }))
        .body;
    };
    const fill = async (client: ClientCaller) => {
      await client.call("createDocument", { form: { file_name: "Catalogue", file: await pdfFile() } });
      await client.call("createVideo", { json: { title: "Film", youtube_url: "https://youtu.be/dQw4w9WgXcQ" } });
      await client.call("createPerson", { form: { name: "Asha" } });
      return (await client.call("createProduct", { form: { name: "Lamp", image: await pngFile("small.png", 8, 8) } }))
        .body.id as number;
    };

    it("shows whom to reach and nothing that is for sale, until it wakes", async () => {
      const client = await api().client();
      const product = await fill(client);
      const params = { companyName: client.slug };
      const anyone = api().anonymous;
      const shown = async () => {
        const { documents, products, videos, people } = (await anyone.call("getCompanyContents", { params })).body;
        return [documents, products, videos, people].map(({ length }) => length);
      };
      const addresses = async () =>
        (await anyone.call("listProductAddresses", { query: { after: product - 1 } })).body.results.map(
          ({ id }: { id: number }) => id,
        );
      expect(await shown()).toEqual([1, 1, 1, 1]);
      expect(await addresses()).toContain(product);

      expect((await putToRest(client)).subscription).toMatchObject({ state: "resting" });
      expect((await anyone.call("getCompany", { params })).body).toMatchObject({
        ...{ is_resting: true, takes_leads: false, takes_orders: false, takes_appointments: false },
        client: { company_name: expect.any(String), phone: expect.any(String), slug: client.slug },
      });
      expect(await shown()).toEqual([0, 0, 0, 1]);
      expect((await anyone.call("listCompanyProducts", { params })).body.results).toEqual([]);
      expect(await addresses()).not.toContain(product);
      expect((await client.call("listProducts")).body.count).toBe(1);

      await (await api().admin()).call("giveDays", { params: { id: client.id }, json: { days: 30 } });
      expect((await anyone.call("getCompany", { params })).body.is_resting).toBeUndefined();
      expect(await shown()).toEqual([1, 1, 1, 1]);
    });

    it("takes no form, not even one that was opened before", async () => {
      const client = await api().client();
      const ticket = signTicket(testKeys, formOf(client.id), new Date(Date.now() - visitorFormLimits.soonest));
      await putToRest(client);
      const params = { companyName: client.slug };
      const anyone = api().anonymous;
      const contact = { name: "Asha", phone: "+91 98765 43210", email: "", message: "Hello" };
      const lead = { ...contact, kind: "contact", items: [], ticket, consent: true };
      const review = { customer_name: "Asha", customer_email: "a@b.example", rating: 5, message: "Fine", ticket };
      const answers = [
        await anyone.call("getFormTicket", { params }),
        await anyone.call("sendLead", { params, json: lead }),
        await anyone.call("sendFeedback", { params, json: { ...review, consent: true } }),
        await anyone.call("listSlots", { params }),
      ];
      for (const answer of answers) expectError(answer, "card_resting", visitorFormMessages.resting);
    });
  });
}
