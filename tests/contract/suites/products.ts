import { productAddressListSchema, productListSchema, productSchema } from "@/lib/contract/content/product";
import { productLimits } from "@/lib/contract/content/values";
import { withoutPlan } from "@/lib/contract/limits";
import { callLimits } from "@/lib/contract/values";
import { fieldMessages, fileMessages, productMessages } from "../../english";
import { type Api, type ClientCaller, expectError } from "../api";
import { fileOfSize, pdfFile, pngFile } from "../files";

export function describeProducts(api: () => Api) {
  describe("products", () => {
    const create = async (client: ClientCaller, fields: Record<string, string | Blob> = {}) =>
      client.call("createProduct", { form: { name: "Vase", image: await pngFile(), ...fields } });

    it("creates one with a picture that a browser can open", async () => {
      const client = await api().client();
      const { status, body } = await create(client, { description: "Made by hand", price: "12.5" });
      expect(status).toBe(201);
      expect(productSchema.parse(body)).toMatchObject({
        name: "Vase",
        description: "Made by hand",
        price: "12.50",
        status: "active",
      });
      const picture = await client.file(body.image);
      expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);
    });

    it.each([
      ["", null],
      ["0", "0.00"],
      ["12", "12.00"],
      ["9999999999.99", "9999999999.99"],
    ])("takes the price %j as %j", async (price, stored) => {
      expect((await create(await api().client(), { price })).body.price).toBe(stored);
    });

    it.each([
      ["OMR", "1.250", "1.25"],
      ["OMR", "0.500", "0.50"],
      ["KWD", "0.755", "0.755"],
      ["BHD", ".125", "0.125"],
      ["TND", "\u0967\u0968.\u096b\u0966\u0967", "12.501"],
      ["JOD", "9999999999.99", "9999999999.99"],
    ])("takes in %s the price %j as %j", async (currency, price, stored) => {
      const client = await api().client();
      await client.call("updateProfile", { form: { currency } });
      expect((await create(client, { price })).body.price).toBe(stored);
    });

    it("refuses thousandths where the currency has none, and leaves those that a product has", async () => {
      const client = await api().client();
      const setCurrency = (currency: string) => client.call("updateProfile", { form: { currency } });
      await setCurrency("OMR");
      const { id } = (await create(client, { price: "1.255", old_price: "2.125" })).body;
      await setCurrency("INR");
      const change = (json: object) => client.call("updateProduct", { params: { id }, json });
      expect((await change({ price: "1.255", name: "Bowl" })).body).toMatchObject({
        price: "1.255",
        old_price: "2.125",
      });
      expectError(await change({ price: "450.125" }), "validation_error", productMessages.priceInvalid, "price");
      expectError(
        await create(client, { price: "450.125" }),
        "validation_error",
        productMessages.priceInvalid,
        "price",
      );
    });

    it("refuses decimals where the currency has none, and leaves those that a product has", async () => {
      const client = await api().client();
      const { id } = (await create(client, { price: "24.50" })).body;
      await client.call("updateProfile", { form: { currency: "JPY" } });
      const change = (json: object) => client.call("updateProduct", { params: { id }, json });
      const wrong = productMessages.priceTooExact(0);
      expect((await change({ price: "24.50", name: "Bowl" })).body.price).toBe("24.50");
      expectError(await change({ price: "450.5" }), "validation_error", wrong, "price");
      expectError(await change({ price: "450", old_price: "500.25" }), "validation_error", wrong, "old_price");
      expectError(await create(client, { price: "0.5" }), "validation_error", wrong, "price");
      expect((await change({ price: "450.00" })).body.price).toBe("450.00");
    });

    it.each(["-1", "1.234", "abc", "1e3", "Infinity", "10000000000"])("refuses the price %j", async (price) => {
      expectError(
        await create(await api().client(), { price }),
        "validation_error",
        productMessages.priceInvalid,
        "price",
      );
    });

    it("refuses by the rules in their order", async () => {
      const client = await api().client();
      expectError(
        await client.call("createProduct", { form: {} }),
        "validation_error",
        productMessages.nameRequired,
        "name",
      );
      expectError(
        await client.call("createProduct", { form: { name: "Vase" } }),
        "validation_error",
        productMessages.imageRequired,
        "image",
      );
      expectError(
        await create(client, { image: await pdfFile() }),
        "validation_error",
        fileMessages.imageInvalid,
        "image",
      );
      const large = fileOfSize(productLimits.bytes + 1, "large.png", "image/png");
      expectError(await create(client, { image: large }), "validation_error", productMessages.imageTooLarge, "image");
      const svg = new File(["<svg xmlns='http://www.w3.org/2000/svg'/>"], "drawing.svg", { type: "image/svg+xml" });
      expectError(await create(client, { image: svg }), "validation_error", fileMessages.imageInvalid, "image");
      const broken = fileOfSize(1000, "broken.png", "image/png");
      expect((await create(client, { image: broken })).status).toBe(400);
      expect((await client.call("listProducts")).body.count).toBe(0);
    });

    it("edits parts, keeps the picture unless a new one comes", async () => {
      const client = await api().client();
      const { body } = await create(client, { price: "5" });
      const renamed = await client.call("updateProduct", { params: { id: body.id }, form: { name: "Bowl" } });
      expect(renamed.body).toMatchObject({ name: "Bowl", price: "5.00", image: body.image });
      const pictured = await client.call("updateProduct", {
        params: { id: body.id },
        form: { image: await pngFile(), price: "" },
      });
      expect(pictured.body.image).not.toBe(body.image);
      expect(pictured.body.price).toBeNull();
      expect((await client.file(body.image)).status).toBe(404);
      expectError(
        await client.call("updateProduct", { params: { id: body.id }, form: { name: "" } }),
        "validation_error",
        productMessages.nameRequired,
        "name",
      );
    });

    it("keeps what makes people act on it", async () => {
      const client = await api().client();
      const plain = (await create(client)).body;
      expect(productSchema.parse(plain)).toMatchObject({
        ...{ old_price: null, offer_until: null, unit: "", category: "", is_sold_out: false, is_featured: false },
      });
      const told = {
        ...{ price: "450.00", old_price: "500.00", offer_until: "2099-11-30", unit: "per kg", category: "मिठाई" },
      };
      const form = { ...told, is_sold_out: "true", is_featured: "true" };
      const { body } = await create(client, form);
      expect(body).toMatchObject({ ...told, is_sold_out: true, is_featured: true });
      const change = { old_price: "", offer_until: "", is_sold_out: "false" };
      const changed = await client.call("updateProduct", { params: { id: body.id }, form: change });
      const rest = { price: "450.00", unit: "per kg", category: "मिठाई", is_featured: true };
      expect(changed.body).toMatchObject({ ...rest, old_price: null, offer_until: null, is_sold_out: false });
    });

    it.each([
      [{ price: "5", old_price: "5" }, "old_price", productMessages.oldPriceTooLow],
      [{ price: "10", old_price: "9.99" }, "old_price", productMessages.oldPriceTooLow],
      [{ old_price: "x" }, "old_price", productMessages.priceInvalid],
      [{ offer_until: "2026-02-30" }, "offer_until", fieldMessages.dayInvalid],
      [{ offer_until: "2001-01-01" }, "offer_until", productMessages.offerOver],
      [{ unit: "x".repeat(productLimits.unit + 1) }, "unit", fieldMessages.tooLong(productLimits.unit)],
      [{ category: "x".repeat(productLimits.category + 1) }, "category", fieldMessages.tooLong(productLimits.category)],
      [{ is_featured: "maybe" }, "is_featured", fieldMessages.booleanInvalid],
    ])("refuses %j", async (fields: Record<string, string>, field, message) => {
      const client = await api().client();
      expectError(await create(client, fields), "validation_error", message, field);
      expect((await client.call("listProducts")).body.count).toBe(0);
    });

    it("holds an old price against the price that the product has", async () => {
      const client = await api().client();
      const { id } = (await create(client, { price: "450", old_price: "500" })).body;
      const change = (json: object) => client.call("updateProduct", { params: { id }, json });
      for (const json of [{ price: "500" }, { old_price: "450" }, { old_price: "100", price: "200" }])
        expectError(await change(json), "validation_error", productMessages.oldPriceTooLow, "old_price");
      expect((await change({ price: "600", old_price: "" })).body).toMatchObject({ price: "600.00", old_price: null });
    });

    it("has an address that its name begins and its id ends", async () => {
      const client = await api().client();
      const { id, slug } = (await create(client, { name: "Ghee & Jaggery's प्रसाद" })).body;
      expect(slug).toMatch(new RegExp(`^ghee-jaggerys-[a-z-]+-${id}$`));
      const renamed = await client.call("updateProduct", { params: { id }, json: { name: "?" } });
      expect(renamed.body.slug).toBe(String(id));
    });

    it("is listed for search engines while it is for sale", async () => {
      const client = await api().client();
      const texts = JSON.stringify({ hi: { name: "दीया" } });
      const shown = (await create(client, { name: "Shown", category: "Café", texts })).body;
      const hidden = (await create(client, { name: "Hidden" })).body;
      await client.call("setProductStatus", { params: { id: hidden.id }, json: { status: "inactive" } });
      const read = async (query: Record<string, number>) =>
        productAddressListSchema.parse((await api().anonymous.call("listProductAddresses", { query })).body);
      const { results, last } = await read({ after: shown.id - 1, page_size: callLimits.companyPage });
      expect(results[0]).toEqual({
        ...{ id: shown.id, company: client.slug, slug: shown.slug, category_slug: "cafe" },
        ...{ updated_at: shown.updated_at, languages: ["hi"] },
      });
      expect(results.map(({ id }) => id)).not.toContain(hidden.id);
      expect(last).toBeGreaterThanOrEqual(hidden.id);
      expect((await read({ after: last })).results).toEqual([]);
      await (await api().admin()).call("blockClient", { params: { id: client.id } });
      expect((await read({ after: shown.id - 1, page_size: 1 })).results[0]?.id).not.toBe(shown.id);
    });

    it("shows only active ones on the card", async () => {
      const client = await api().client();
      const shown = (await create(client, { name: "Shown" })).body;
      const hidden = (await create(client, { name: "Hidden" })).body;
      const switched = await client.call("setProductStatus", {
        params: { id: hidden.id },
        json: { status: "inactive" },
      });
      expect(switched.body.status).toBe("inactive");
      const list = productListSchema.parse(
        (await api().anonymous.call("listCompanyProducts", { params: { companyName: client.slug } })).body,
      );
      expect(list.results.map(({ id }) => id)).toEqual([shown.id]);
      expectError(
        await client.call("setProductStatus", { params: { id: hidden.id }, json: { status: "sold" } }),
        "validation_error",
        fieldMessages.statusInvalid,
        "status",
      );
    });

    it("is listed by the day it came, and by what is hidden or sold out", async () => {
      const client = await api().client();
      const ids: Record<string, number> = {};
      for (const name of ["Shown", "Hidden", "Gone"]) ids[name] = (await create(client, { name })).body.id;
      await client.call("setProductStatus", { params: { id: ids.Hidden }, json: { status: "inactive" } });
      await client.call("updateProduct", { params: { id: ids.Gone }, json: { is_sold_out: true } });
      const names = async (query: Record<string, string | boolean>) =>
        productListSchema.parse((await client.call("listProducts", { query })).body).results.map(({ name }) => name);
      expect(await names({ ordering: "-created_at" })).toEqual(["Gone", "Hidden", "Shown"]);
      expect(await names({ status: "inactive" })).toEqual(["Hidden"]);
      expect(await names({ is_sold_out: true })).toEqual(["Gone"]);
      expect(await names({ is_sold_out: false })).toEqual(["Shown", "Hidden"]);
      expect(await names({ is_sold_out: "perhaps" })).toEqual(["Shown", "Hidden", "Gone"]);
    });

    it("takes the client's own order, which the card has too, and nothing else", async () => {
      const client = await api().client();
      const stranger = await api().client();
      const ids: number[] = [];
      for (const name of ["A", "B", "C"]) ids.push((await create(client, { name })).body.id);
      const foreign = (await create(stranger)).body.id;
      const [a, b, c] = ids;
      expect((await client.call("orderProducts", { json: { ids: [c, a, b] } })).body).toEqual({ ids: [c, a, b] });
      for (const wrong of [[a, b], [a, b, c, foreign], [a, b, foreign], [a, a, b], []])
        expectError(
          await client.call("orderProducts", { json: { ids: wrong } }),
          "conflict",
          productMessages.orderChanged,
        );
      for (const wrong of [undefined, "1", [0], ["a"], [1.5]])
        expectError(await client.call("orderProducts", { json: { ids: wrong } }), "validation_error");

      const order = (answer: { body: { results: { id: number }[] } }) => answer.body.results.map(({ id }) => id);
      expect(order(await client.call("listProducts"))).toEqual([c, a, b]);
      expect(
        order(await api().anonymous.call("listCompanyProducts", { params: { companyName: client.slug } })),
      ).toEqual([c, a, b]);
      const added = (await create(client, { name: "D" })).body.id;
      expect(order(await client.call("listProducts"))).toEqual([c, a, b, added]);
    });

    it("stops at twenty, also in a race", async () => {
      const client = await api().client();
      const image = await pngFile("small.png", 8, 8);
      const answers = await Promise.all(
        Array.from({ length: 23 }, (_, index) => create(client, { name: `P${index}`, image })),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(withoutPlan.limits.products);
      expectError(await create(client), "limit_reached", productMessages.limit(withoutPlan.limits.products));
    });

    it("finds by name and description, and deletes", async () => {
      const client = await api().client();
      const { body } = await create(client, { name: "फूलदान", description: "Terracotta" });
      await create(client, { name: "Lamp" });
      for (const search of ["फूल", "TERRA"]) {
        const found = (await client.call("listProducts", { query: { search } })).body.results;
        expect(found.map(({ id }: { id: number }) => id)).toEqual([body.id]);
      }
      expect((await client.call("deleteProduct", { params: { id: body.id } })).status).toBe(204);
      expect((await client.file(body.image)).status).toBe(404);
    });
  });
}
