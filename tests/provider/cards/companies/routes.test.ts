import { Hono } from "hono";
import { companySchema } from "@/lib/contract/cards/company";
import { productListSchema } from "@/lib/contract/content/product";
import { pathOf } from "@/lib/contract/operation";
import { type OperationName, operations } from "@/lib/contract/operations";
import { inRendering } from "@/lib/runtime/rendering";
import { companyRoutes } from "@/provider/cards/companies/routes";
import { renameClient } from "@/provider/clients/slugs";
import { insertProduct } from "@/provider/content/products/repo";
import { onError } from "@/provider/kernel/http/on-error";
import { write } from "@/provider/kernel/write/write";
import { failures } from "../../../english";
import { buildDeps, type TestDeps } from "../../build-deps";
import { buildProductRow } from "../../build-product-row";
import { insertClient } from "../../insert-client";

const at = "2026-11-20T10:00:00.000Z";
const lists = ["listCompanyDocuments", "listCompanyProducts", "listCompanyVideos", "listCompanyBanners"] as const;

let deps: TestDeps;
beforeEach(async () => {
  deps = await buildDeps();
});
afterEach(() => deps.close());

async function get(companyName: string, name: OperationName = "getCompany", query = {}) {
  const app = new Hono().route("/api", companyRoutes(deps));
  app.onError(onError as never);
  const response = await app.request(`/api${pathOf(operations[name], { companyName }, query)}`);
  return { status: response.status, body: await response.json() };
}

const findId = async (companyName: string) => (await get(companyName)).body.client?.id;

test("shows what is public, with the fields of a client that has no profile empty", async () => {
  const id = await insertClient(deps.db, { company_name: "Lamps & Sons", slug: "lamps-and-sons" });
  const { status, body } = await get("lamps-and-sons");
  expect(status).toBe(200);
  companySchema.parse(body);
  expect(body.client).toEqual({
    id,
    company_name: "Lamps & Sons",
    email: expect.stringContaining("@"),
    phone: "",
    whatsapp: true,
    slug: "lamps-and-sons",
    updated_at: at,
  });
  expect(Object.keys(body.user)).toEqual(["id"]);
  expect(body.profile).toEqual({
    tagline: "",
    address: "",
    location: "",
    about_us: "",
    brand_color: null,
    logo_color: null,
    template_choice: "1",
    mood: null,
    social_media_links: {},
    logo: null,
    logo_set: [],
    logo_photo: null,
    review_link: "",
    opening_hours: null,
    sections: null,
    empty_sections: null,
    person_cards: false,
    person_handles: false,
    person_listing: false,
    upi_id: "",
    upi_name: "",
    upi_link: false,
    bank: null,
    gstin: "",
    category: "",
    founded: null,
    currency: null,
    phones: [],
    links: [],
    branches: [],
    language: null,
    languages_off: [],
    texts: null,
  });
});

test("finds a company by address, former address and name, in this order", async () => {
  const first = await insertClient(deps.db, { company_name: "Übung GmbH", slug: "new-address" });
  await deps.db
    .insertInto("slugs")
    .values({ slug: "old", client_id: first, is_current: false, created_at: at })
    .execute();
  const second = await insertClient(deps.db, { company_name: "old", slug: "second" });
  const names = ["new-address", "NEW-Address", " new-address ", "old", "OLD", "Übung GmbH", "ÜBUNG gmbh", "übung gmbh"];
  for (const name of names) expect([name, await findId(name)]).toEqual([name, first]);
  expect((await get("old")).body.client.slug).toBe("new-address");
  expect(await findId("second")).toBe(second);
});

test("finds a company by a former name, while nobody is called so and no address is written so", async () => {
  const by = { actorId: 1, address: "203.0.113.7" };
  const rename = (id: number, name: string, day: number) => {
    const now = () => new Date(`2026-11-${day}T10:00:00.000Z`);
    return write({ ...deps, now }, by, (open) => renameClient(open, id, name));
  };
  const first = await insertClient(deps.db, { company_name: "Asha & Söns" });
  const second = await insertClient(deps.db, { company_name: "ASHA & SÖNS" });
  await rename(first, "Asha Lights", 21);
  expect(await findId("asha & söns")).toBe(second);
  await rename(second, "Lamps", 22);
  expect(await findId("Asha & Söns")).toBe(second);
  expect((await get("Asha & Söns")).body.client.slug).toBe("lamps");
  for (const name of lists) expect((await get("Asha & Söns", name)).status).toBe(200);

  await rename(first, "Asha & Söns", 23);
  expect(await findId("Asha & Söns")).toBe(first);
  await rename(first, "Asha Bulbs", 24);
  expect(await findId("Asha & Söns")).toBe(first);
  await deps.db.updateTable("clients").set({ is_active: false }).where("id", "=", first).execute();
  expect(await findId("Asha & Söns")).toBe(second);
  expect(await findId("Asha Lights")).toBeUndefined();

  const third = await insertClient(deps.db, { company_name: "Lamps", slug: "third" });
  await rename(third, "Vases", 25);
  expect(await findId("Lamps")).toBe(second);
  await deps.db.deleteFrom("clients").execute();
  expect(await deps.db.selectFrom("company_names").select("client_id").execute()).toEqual([]);
});

test("gives a name that several have to the oldest active client", async () => {
  const blocked = await insertClient(deps.db, { company_name: "Twins", slug: "twins", is_active: false });
  const oldest = await insertClient(deps.db, { company_name: "TWINS", slug: "twins-2" });
  await insertClient(deps.db, { company_name: "twins", slug: "twins-3" });
  expect(await findId("twins")).toBe(oldest);
  expect(await findId("Twins")).not.toBe(blocked);
});

test("finds names in other scripts, and with characters that addresses do without", async () => {
  const id = await insertClient(deps.db, { company_name: "शर्मा & ट्रेडर्स / 100%" });
  expect(await findId("शर्मा & ट्रेडर्स / 100%")).toBe(id);
  expect(await findId("शर्मा")).toBeUndefined();
  const ascii = await insertClient(deps.db, { company_name: "A_B 100% / it's" });
  expect(await findId("a_b 100% / IT'S")).toBe(ascii);
  expect(await findId("axb 100% / it's")).toBeUndefined();
});

test.each(["nobody", " ", "%", "_", "\0", "x".repeat(81), "x".repeat(5000), "' or 1=1 --", "😀"])(
  "answers 404 for %j, with its lists",
  async (name) => {
    await insertClient(deps.db, { slug: "somebody" });
    for (const endpoint of ["getCompany", ...lists] as const) {
      const { status, body } = await get(name, endpoint);
      expect([status, body.code, body.detail]).toEqual([404, "not_found", failures.companyNotFound]);
    }
  },
);

test("answers 404 for a deactivated company under each of its names", async () => {
  const id = await insertClient(deps.db, { company_name: "Gone Ltd", slug: "gone", is_active: false });
  await deps.db
    .insertInto("slugs")
    .values({ slug: "went", client_id: id, is_current: false, created_at: at })
    .execute();
  for (const name of ["gone", "went", "Gone Ltd"])
    for (const endpoint of ["getCompany", ...lists] as const) expect((await get(name, endpoint)).status).toBe(404);
});

test("lists only this company's content, and only products on sale", async () => {
  const [id, other] = [await insertClient(deps.db, { slug: "ours" }), await insertClient(deps.db, { slug: "theirs" })];
  const row = (name: string) => buildProductRow({ name, price: "12.50" });
  await insertProduct(deps.db, { ...row("Lamp"), client_id: id });
  await insertProduct(deps.db, { ...row("Old lamp"), client_id: id, status: "inactive" });
  await insertProduct(deps.db, { ...row("Vase"), client_id: other });
  for (const query of [{}, { status: "inactive" }]) {
    const list = productListSchema.parse((await get("ours", "listCompanyProducts", query)).body);
    expect(list.results.map(({ name, price }) => [name, price])).toEqual([["Lamp", "12.50"]]);
    expect(list.count).toBe(1);
  }
  for (const endpoint of ["listCompanyDocuments", "listCompanyVideos", "listCompanyBanners"] as const)
    expect((await get("ours", endpoint)).body).toEqual({ count: 0, next: null, previous: null, results: [] });
});

test("all calls of one rendering look the company up once", async () => {
  await insertClient(deps.db, { slug: "lamps" });
  let lookups = 0;
  deps.db = deps.db.withPlugin({
    transformQuery({ node }) {
      // Only this query joins the current slug.
      if (JSON.stringify(node).includes('"name":"current"')) lookups++;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const render = async () => {
    await get("lamps");
    const answers = await Promise.all(lists.map((list) => get("lamps", list)));
    expect(answers.map(({ status }) => status)).toEqual(lists.map(() => 200));
    return lookups;
  };
  expect(await inRendering(render)).toBe(1);
  lookups = 0;
  expect(await render()).toBe(1 + lists.length);
});
