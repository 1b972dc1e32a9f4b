import { withoutPlan } from "@/lib/contract/limits";
import { planListSchema, publicPlanListSchema } from "@/lib/contract/plans/schema";
import { fieldMessages, personMessages, planMessages, productMessages } from "../../english";
import { type Api, type ClientCaller, expectError } from "../api";
import { pngFile } from "../files";

const plan = {
  name: "Standard",
  price: "599",
  currency: "INR",
  months: 12,
  limits: { ...withoutPlan.limits, people: 2 },
  features: ["designs", "orders"],
};

export function describePlans(api: () => Api) {
  describe("plans", () => {
    const create = async (change: Record<string, unknown> = {}) =>
      (await (await api().admin()).call("createPlan", { json: { ...plan, ...change } })).body;
    const put = async ({ id }: ClientCaller, planId: number | null, own: Record<string, unknown> = {}) =>
      (await api().admin()).call("setClientPlan", { params: { id }, json: { plan_id: planId, ...own } });
    const addPeople = async (client: ClientCaller, ...names: string[]) => {
      const people = [];
      for (const name of names) people.push((await client.call("createPerson", { form: { name } })).body);
      return people as { id: number; name: string }[];
    };
    const shownPeople = async ({ slug }: ClientCaller) =>
      (await api().anonymous.call("listCompanyPeople", { params: { companyName: slug } })).body.results.map(
        ({ name }: { name: string }) => name,
      );

    it("are made, changed, put in order and shown to anybody where they are public", async () => {
      const admin = await api().admin();
      const first = await create({ old_price: "999", is_public: true });
      expect(first).toMatchObject({ price: "599.00", old_price: "999.00", months: 12, clients: 0, is_default: false });
      const second = await create({ name: "Large", price: "०" });
      expect(second.price).toBe("0.00");
      const changed = { ...plan, name: "Small", is_public: true };
      const { body } = await admin.call("updatePlan", { params: { id: first.id }, json: changed });
      expect(body).toMatchObject({ name: "Small", old_price: null });
      const all = planListSchema.parse((await admin.call("listPlans")).body).results.map(({ id }) => id);
      const ids = [...all.filter((id) => id !== second.id && id !== first.id), second.id, first.id];
      expect((await admin.call("orderPlans", { json: { ids } })).body).toEqual({ ids });
      expect(planListSchema.parse((await admin.call("listPlans")).body).results.map(({ id }) => id)).toEqual(ids);
      const shown = publicPlanListSchema.parse((await api().anonymous.call("listPublicPlans")).body).results;
      expect(shown.map(({ id }) => id)).toContain(first.id);
      expect(shown.map(({ id }) => id)).not.toContain(second.id);
      expectError(
        await admin.call("orderPlans", { json: { ids: [first.id] } }),
        "conflict",
        productMessages.orderChanged,
      );
    });

    it("refuses what is no plan", async () => {
      const admin = await api().admin();
      const refuse = async (change: Record<string, unknown>, message: string, field: string) =>
        expectError(
          await admin.call("createPlan", { json: { ...plan, ...change } }),
          "validation_error",
          message,
          field,
        );
      await refuse({ name: " " }, fieldMessages.nameRequired, "name");
      await refuse({ price: "" }, planMessages.priceRequired, "price");
      await refuse({ price: "dear" }, productMessages.priceInvalid, "price");
      await refuse({ price: "10.5", currency: "JPY" }, productMessages.priceTooExact(0), "price");
      await refuse({ old_price: "599" }, productMessages.oldPriceTooLow, "old_price");
      await refuse({ currency: "XYZZY" }, fieldMessages.currencyInvalid, "currency");
      await refuse({ months: 0 }, planMessages.wholeInvalid(1, 36), "months");
      await refuse({ limits: { ...plan.limits, products: 1e9 } }, planMessages.wholeInvalid(0, 100), "limits.products");
      await refuse({ limits: { ...plan.limits, languages: 0 } }, planMessages.wholeInvalid(1, 13), "limits.languages");
      await refuse({ limits: { ...plan.limits, pictures: 0 } }, planMessages.wholeInvalid(1, 12), "limits.pictures");
    });

    it("is given to clients made afterwards where it is the default, of which there is one", async () => {
      const admin = await api().admin();
      const before = await api().client();
      const { id } = await create({ is_default: true });
      const next = await create({ is_default: true });
      const { results } = (await admin.call("listPlans")).body;
      expect(results.filter((one: { is_default: boolean }) => one.is_default)).toMatchObject([{ id: next.id }]);
      const after = await api().client();
      expect((await admin.call("getClient", { params: { id: after.id } })).body.plan).toEqual({
        id: next.id,
        name: "Standard",
      });
      expect((await admin.call("getClient", { params: { id: before.id } })).body.plan).toBeNull();
      await admin.call("updatePlan", { params: { id: next.id }, json: plan });
      expectError(await admin.call("deletePlan", { params: { id: next.id } }), "conflict", planMessages.inUse(1));
      await put(after, null);
      for (const plan of [next.id, id])
        expect((await admin.call("deletePlan", { params: { id: plan } })).status).toBe(204);
      expectError(await admin.call("deletePlan", { params: { id } }), "not_found");
      expectError(await put(after, id), "validation_error", planMessages.unknown, "plan_id");
    });

    it("lets rest what is beyond a smaller plan, the last first, until there is room again", async () => {
      const client = await api().client();
      const [, , meera] = await addPeople(client, "Asha", "Ravi", "Meera");
      const { id } = await create();
      const { body } = await put(client, id, { started_on: "2026-04-01" });
      expect(body).toMatchObject({ plan: { id }, started_on: "2026-04-01", allowance: { limits: { people: 2 } } });
      expect(await shownPeople(client)).toEqual(["Asha", "Ravi"]);
      const own = (await client.call("listPeople")).body.results;
      expect(own.map(({ is_resting }: { is_resting?: boolean }) => is_resting ?? false)).toEqual([false, false, true]);
      expectError(
        await client.call("createPerson", { form: { name: "Zoya" } }),
        "limit_reached",
        personMessages.limit(2),
      );

      const shown = await client.call("showContent", { json: { content: "people", id: meera?.id } });
      expect(shown.body).toMatchObject({ plan: { name: "Standard" }, used: { people: 3 }, resting: { people: 1 } });
      expect(await shownPeople(client)).toEqual(["Asha", "Meera"]);
      await client.call("deletePerson", { params: { id: own[0].id } });
      expect(await shownPeople(client)).toEqual(["Ravi", "Meera"]);
      await put(client, null);
      expect((await client.call("getOwnPlan")).body).toMatchObject({ plan: null, resting: { people: 0 } });
      expect((await client.call("getCurrentUser")).body.allowance.limits).toEqual(withoutPlan.limits);
    });

    it("shows nothing of others, and nothing of which a plan has none", async () => {
      const [client, other] = [await api().client(), await api().client()];
      const [ravi] = await addPeople(other, "Ravi");
      const show = () => client.call("showContent", { json: { content: "people", id: ravi?.id } });
      expectError(await show(), "not_found");
      await put(client, null, { limits: { people: 0 } });
      expectError(await show(), "permission_denied");
    });

    it("takes away what a plan lacks, and gives a client what is its own", async () => {
      const client = await api().client();
      await client.call("createProfile", { form: { address: "1 Lamp Road", template_choice: "3", mood: "" } });
      const company = async () =>
        (await api().anonymous.call("getCompany", { params: { companyName: client.slug } })).body;
      expect(await company()).toMatchObject({ profile: { template_choice: "3" }, takes_orders: true });
      const { id } = await create({ features: [], limits: { ...plan.limits, languages: 2 } });
      await put(client, id);
      const { profile, takes_orders } = await company();
      expect([profile.template_choice, takes_orders, profile.languages_off.length]).toEqual(["1", false, 11]);
      const days = { from: "2026-01-01", to: "2026-01-31" };
      expectError(await client.call("getAnalytics", { query: days }), "plan_lacks", planMessages.figuresLacking);
      expectError(await client.call("listPersonFigures", { query: days }), "plan_lacks", planMessages.figuresLacking);
      for (const call of ["getAnalytics", "listPersonFigures"] as const)
        expect((await client.call(call)).status).toBe(200);
      const { body } = await put(client, id, { features: ["designs", "figures"], limits: { people: 5 } });
      expect(body).toMatchObject({ limits: { people: 5 }, features: ["designs", "figures"] });
      expect((await company()).profile.template_choice).toBe("3");
      expect((await client.call("getAnalytics", { query: days })).status).toBe(200);
    });

    it("shows as many pictures of a product as the plan has, the first ones", async () => {
      const client = await api().client();
      const image = await pngFile();
      const { id } = (await client.call("createProduct", { form: { name: "Lamp", image } })).body;
      await client.call("addProductPicture", { params: { id }, form: { image } });
      const pictures = async () => {
        const params = { companyName: client.slug };
        const [listed, whole] = [
          await api().anonymous.call("listCompanyProducts", { params }),
          await api().anonymous.call("getCompanyContents", { params }),
        ];
        return [listed.body.results[0].pictures.length, whole.body.products[0].pictures.length];
      };
      expect(await pictures()).toEqual([2, 2]);
      await put(client, null, { limits: { pictures: 1 } });
      expect(await pictures()).toEqual([1, 1]);
      expect((await client.call("getProduct", { params: { id } })).body.pictures).toHaveLength(2);
    });

    it("counts the clients that would move, and moves nobody", async () => {
      const admin = await api().admin();
      const [from, to] = [await create(), await create({ name: "Large" })];
      for (const client of [await api().client(), await api().client()]) await put(client, from.id);
      const clients = { filter: { plan: from.id } };
      const foresee = (plan_id: number) =>
        admin.call("startBulk", { json: { action: { kind: "plan", plan_id }, clients, dry_run: true } });
      expect((await foresee(to.id)).body).toMatchObject({ id: null, total: 2, changed: 2 });
      expect((await foresee(from.id)).body).toMatchObject({ changed: 0, skipped: [{ reason: "already", count: 2 }] });
      expectError(await foresee(999_999_999), "validation_error", planMessages.unknown, "plan_id");
      const listed = await admin.call("listClients", { query: { plan: from.id } });
      expect(listed.body.count).toBe(2);
      const { without_plan } = (await admin.call("listPlans")).body;
      expect((await admin.call("listClients", { query: { plan: 0 } })).body.count).toBe(without_plan);
    });
  });
}
