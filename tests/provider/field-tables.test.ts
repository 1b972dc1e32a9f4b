import { sql } from "kysely";
import { valuesOf as personValuesOf } from "@/components/people/person-form";
import { productForm, valuesOf as productValuesOf } from "@/components/products/product-form";
import { toFormValues } from "@/components/profile/form/profile-form-values";
import { toEditedCard } from "@/components/profile/preview/edited-card";
import { toProfileForm } from "@/lib/api/profile-form";
import { profileFormSchema } from "@/lib/contract/cards/schema";
import { productCells, productColumns, productRowReader } from "@/lib/contract/content/product-file";
import { completeProfileAnswerSchema } from "@/lib/web/answers/core";
import { describeApi } from "@/provider/kernel/openapi/document";
import type { Api, ClientCaller } from "../contract/api";
import { pngFile } from "../contract/files";
import { exportCard, sendCard } from "../contract/move-card";
import { runImport } from "./backup/card-files/move-card";
import { buildDeps, openApi, type TestDeps } from "./build-deps";

// Fields that nobody has: a text and a list of a profile, a text of a product and of a person.
jest.mock("@/lib/contract/cards/fields", () => {
  const { publicProfileFields, profileFields, ...actual } = jest.requireActual("@/lib/contract/cards/fields");
  const more = { motto: publicProfileFields.category, faxes: publicProfileFields.phones };
  const tables = {
    publicProfileFields: { ...publicProfileFields, ...more },
    profileFields: { ...profileFields, ...more },
  };
  return { ...actual, ...tables };
});
jest.mock("@/lib/contract/content/product-fields", () => {
  const { productFields, productFieldNames, ...actual } = jest.requireActual("@/lib/contract/content/product-fields");
  const tables = {
    productFields: { ...productFields, maker: productFields.unit, is_rare: productFields.is_featured },
    productFieldNames: [...productFieldNames, "maker", "is_rare"],
  };
  return { ...actual, ...tables };
});
jest.mock("@/lib/contract/content/person-fields", () => {
  const { personFields } = jest.requireActual("@/lib/contract/content/person-fields");
  return { personFields: { ...personFields, desk: personFields.role } };
});

const faxes = [{ label: "Office", number: "+91 98765 43210", whatsapp: false }];

let deps: TestDeps;
let api: Api;
let client: ClientCaller;

beforeEach(async () => {
  deps = await openWithColumns();
  api = await openApi(deps);
  client = await api.client();
});
afterEach(() => deps.close());

/** A provider whose tables have the columns that a migration would have added. */
async function openWithColumns(): Promise<TestDeps> {
  const opened = await buildDeps();
  for (const column of ["profiles add motto text not null default ''", "profiles add faxes text"])
    await sql.raw(`alter table ${column}`).execute(opened.db);
  for (const column of ["products add maker text not null default ''", "people add desk text not null default ''"])
    await sql.raw(`alter table ${column}`).execute(opened.db);
  await sql`alter table products add is_rare integer not null default 0`.execute(opened.db);
  return opened;
}

test("a field of a profile is checked, stored, shown, edited and emptied by its table alone", async () => {
  const save = (form: Record<string, string>) => client.call("updateProfile", { form });
  expect((await save({ motto: "x".repeat(61) })).body.fields).toHaveProperty("motto");
  const { status, body } = await save({ motto: "  Slow\nis fast ", faxes: JSON.stringify(faxes) });
  expect([status, body.profile.motto, body.profile.faxes]).toEqual([200, "Slow is fast", faxes]);
  const params = { companyName: body.client.slug };
  const company = (await api.anonymous.call("getCompany", { params })).body;
  expect(company.profile).toMatchObject({ motto: "Slow is fast", faxes });

  const complete = completeProfileAnswerSchema.parse(body);
  const values = toFormValues(complete);
  expect(values).toMatchObject({ motto: "Slow is fast", faxes });
  expect(profileFormSchema.parse(values)).toMatchObject({ motto: "Slow is fast", faxes });
  const card = { company, ...{ documents: [], products: [], videos: [], banners: [], people: [], reviews: null } };
  const typed = toEditedCard(card, { ...values, ...{ motto: "New", faxes: [{}] } }, null);
  expect(typed.company.profile).toMatchObject({ motto: "New", faxes: [] });

  const emptied = { ...values, ...{ motto: "", faxes: [] } };
  expect(
    (await client.call("updateProfile", { form: Object.fromEntries(toProfileForm(emptied, complete.profile)) })).status,
  ).toBe(200);
  expect((await client.call("getProfile")).body).toMatchObject({ motto: "", faxes: [] });
});

test("a field of a product or a person is, too", async () => {
  const form = { name: "Lamp", image: await pngFile(), maker: " Ravi ", is_rare: "true" };
  const product = (await client.call("createProduct", { form })).body;
  expect(product).toMatchObject({ maker: "Ravi", is_rare: true });
  const params = { id: product.id };
  expect((await client.call("updateProduct", { params, form: { maker: "" } })).body.maker).toBe("");
  expect(productValuesOf("INR", product)).toMatchObject({ maker: "Ravi", is_rare: true });
  expect(productForm("INR").parse(productValuesOf("INR", { ...product }))).toMatchObject({ maker: "Ravi" });

  const cells = Object.fromEntries(
    productCells(product, []).map((cell, index) => [productColumns[index], String(cell)]),
  );
  expect(cells).toMatchObject({ maker: "Ravi", rare: "yes" });
  const read = productRowReader({ rows: [cells as never], separator: ",", columns: productColumns }, 2)(cells as never);
  expect(read).toMatchObject({ row: { name: "Lamp", maker: "Ravi", is_rare: true } });

  const person = (await client.call("createPerson", { form: { name: "Ravi", desk: " 4 " } })).body;
  expect([person.desk, personValuesOf(person)]).toEqual(["4", expect.objectContaining({ desk: "4" })]);
});

test("a card takes its fields along to another site", async () => {
  await client.call("updateProfile", { form: { motto: "Slow is fast", faxes: JSON.stringify(faxes) } });
  await client.call("createProduct", {
    form: { name: "Lamp", image: await pngFile(), maker: "Ravi", is_rare: "true" },
  });
  await client.call("createPerson", { form: { name: "Ravi", desk: "4" } });
  const archive = await exportCard(client);
  const elsewhere = await openWithColumns();
  try {
    const owner = await (await openApi(elsewhere)).client();
    expect((await sendCard(owner, archive)).status).toBe(201);
    await runImport(elsewhere);
    expect((await owner.call("getProfile")).body).toMatchObject({ motto: "Slow is fast", faxes });
    expect((await owner.call("listProducts")).body.results).toMatchObject([{ maker: "Ravi", is_rare: true }]);
    expect((await owner.call("listPeople")).body.results).toMatchObject([{ desk: "4" }]);
  } finally {
    await elsewhere.close();
  }
});

test.each([
  ["updateProfile", "motto"],
  ["updateProfile", "faxes"],
  ["createProduct", "maker"],
  ["updateProduct", "is_rare"],
  ["createPerson", "desk"],
])("the description of %s has %s in body and answer", (name, field) => {
  const calls = Object.values(describeApi().paths as Record<string, Record<string, { operationId: string }>>);
  const call = calls.flatMap((methods) => Object.values(methods)).find(({ operationId }) => operationId === name);
  const { requestBody, responses } = call as unknown as Record<string, unknown>;
  for (const part of [requestBody, responses]) expect(JSON.stringify(part)).toContain(`"${field}":{`);
});
