import { productSchema } from "@/lib/contract/content/product";
import { withoutPlan } from "@/lib/contract/limits";
import { type Caller, expectError } from "../../../contract/api";
import { pngFile } from "../../../contract/files";
import { fieldMessages, productMessages } from "../../../english";
import { startContentApp } from "../content-app";
import { describeContent } from "../describe-content";

const app = startContentApp();

const create = async (caller: Caller, fields: Record<string, string> = {}) =>
  caller.call("createProduct", { form: { name: "Vase", image: await pngFile("vase.png", 8, 8), ...fields } });

describeContent(app, {
  calls: { list: "listProducts", get: "getProduct", update: "updateProduct", remove: "deleteProduct" },
  label: "name",
  limit: { max: withoutPlan.limits.products, message: productMessages.limit(withoutPlan.limits.products) },
  takesFiles: { create: true, change: true },
  create,
});

const keysOf = (product: { image_set: { url: string }[] }) => product.image_set.map(({ url }) => url.slice(7)).sort();

test("a product is made, read, edited and deleted with its pictures", async () => {
  const client = await app().client();
  const image = await pngFile("large.png", 900, 600);
  const { status, body } = await client.call("createProduct", { form: { name: "Vase", price: "12.5", image } });
  expect([status, productSchema.parse(body)]).toEqual([201, body]);
  expect(body).toMatchObject({ name: "Vase", description: "", price: "12.50", status: "active" });
  expect(body.image).toBe(body.image_set.at(-1).url);
  expect((await client.call("getProduct", { params: { id: body.id } })).body).toEqual(body);
  expect(await app().keptKeys()).toEqual(expect.arrayContaining(keysOf(body)));

  const renamed = await client.call("updateProduct", { params: { id: body.id }, json: { name: "Bowl" } });
  expect(renamed.body).toEqual({ ...body, name: "Bowl", slug: `bowl-${body.id}`, updated_at: renamed.body.updated_at });
  expect(renamed.body.updated_at > body.updated_at).toBe(true);

  const pictured = await client.call("updateProduct", { params: { id: body.id }, form: { image: await pngFile() } });
  expect(pictured.body).toMatchObject({ name: "Bowl", price: "12.50" });
  const kept = await app().keptKeys();
  expect(keysOf(pictured.body).every((key) => kept.includes(key))).toBe(true);
  expect(keysOf(body).some((key) => kept.includes(key))).toBe(false);

  expect((await client.call("deleteProduct", { params: { id: body.id } })).status).toBe(204);
  const left = await app().keptKeys();
  expect(keysOf(pictured.body).some((key) => left.includes(key))).toBe(false);
});

test("an empty change leaves the product and the card's time as they are", async () => {
  const client = await app().client();
  const { body } = await create(client);
  const before = await app().cardTime(client);
  for (const options of [{ json: {} }, { json: { unknown: 1 } }, { form: { image: new File([], "") } }])
    expect(await client.call("updateProduct", { params: { id: body.id }, ...options })).toMatchObject({
      status: 200,
      body,
    });
  expect(await app().cardTime(client)).toBe(before);
});

test.each([
  ["", null],
  [null, null],
  ["0", "0.00"],
  ["12", "12.00"],
  ["12.5", "12.50"],
  ["0.07", "0.07"],
  ["9999999999.99", "9999999999.99"],
  ["1,250", "1250.00"],
  ["१,२५०.५०", "1250.50"],
  ["١٬٢٥٠٫٥", "1250.50"],
  [1e3, "1000.00"],
  [19.99, "19.99"],
])("the price %j is kept as %j", async (price, kept) => {
  const client = await app().client();
  const { id } = (await create(client, { price: "5" })).body;
  expect((await client.call("updateProduct", { params: { id }, json: { price } })).body.price).toBe(kept);
  expect((await client.call("getProduct", { params: { id } })).body.price).toBe(kept);
});

test.each(["12.345", "-1", "abc", "1e3", "NaN", "12,50", "10000000000"])("the price %j is refused", async (price) => {
  const client = await app().client();
  expectError(await create(client, { price }), "validation_error", productMessages.priceInvalid, "price");
  expect((await client.call("listProducts")).body.count).toBe(0);
});

test("prices are ordered as numbers", async () => {
  const client = await app().client();
  for (const price of ["9", "10", "100", "9.50"]) await create(client, { price });
  const { results } = (await client.call("listProducts", { query: { ordering: "-price" } })).body;
  expect(results.map(({ price }: { price: string }) => price)).toEqual(["100.00", "10.00", "9.50", "9.00"]);
});

test("a new product stands last, also after one before it is gone", async () => {
  const client = await app().client();
  const first = (await create(client, { name: "A" })).body;
  await create(client, { name: "B" });
  await client.call("deleteProduct", { params: { id: first.id } });
  await create(client, { name: "C" });
  const { results } = (await client.call("listProducts")).body;
  expect(results.map(({ name }: { name: string }) => name)).toEqual(["B", "C"]);
});

test("the status is switched by its owner alone and filters the list", async () => {
  const [client, stranger] = [await app().client(), await app().client()];
  const { id } = (await create(client)).body;
  const switchTo = (caller: Caller, status: string) =>
    caller.call("setProductStatus", { params: { id }, json: { status } });
  expectError(await switchTo(stranger, "inactive"), "not_found");
  expectError(await switchTo(client, "sold"), "validation_error", fieldMessages.statusInvalid, "status");
  expect((await switchTo(client, "inactive")).body).toMatchObject({ id, status: "inactive" });
  expect((await client.call("listProducts", { query: { status: "inactive" } })).body.count).toBe(1);
  expect((await client.call("listProducts", { query: { status: "active" } })).body.count).toBe(0);
});

test("a picture that cannot be read changes nothing and leaves nothing", async () => {
  const client = await app().client();
  const { body } = await create(client);
  const before = await app().keptKeys();
  const image = new File([new Uint8Array(1000)], "broken.png", { type: "image/png" });
  expectError(
    await client.call("updateProduct", { params: { id: body.id }, form: { name: "New", image } }),
    "validation_error",
  );
  expect((await client.call("getProduct", { params: { id: body.id } })).body).toEqual(body);
  expect(await app().keptKeys()).toEqual(before);
});
