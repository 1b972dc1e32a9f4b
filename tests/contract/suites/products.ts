import { limits } from "@/lib/contract/limits";
import { messages } from "@/lib/contract/messages";
import { productListSchema, productSchema } from "@/lib/contract/product";
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

    it.each(["-1", "1.234", "abc", "1e3", "Infinity", "10000000000"])("refuses the price %j", async (price) => {
      expectError(await create(await api().client(), { price }), "validation_error", messages.priceInvalid, "price");
    });

    it("refuses by the rules in their order", async () => {
      const client = await api().client();
      expectError(
        await client.call("createProduct", { form: {} }),
        "validation_error",
        messages.productNameRequired,
        "name",
      );
      expectError(
        await client.call("createProduct", { form: { name: "Vase" } }),
        "validation_error",
        messages.productImageRequired,
        "image",
      );
      expectError(await create(client, { image: await pdfFile() }), "validation_error", messages.imageInvalid, "image");
      const large = fileOfSize(limits.product.bytes + 1, "large.png", "image/png");
      expectError(await create(client, { image: large }), "validation_error", messages.productImageTooLarge, "image");
      const svg = new File(["<svg xmlns='http://www.w3.org/2000/svg'/>"], "drawing.svg", { type: "image/svg+xml" });
      expectError(await create(client, { image: svg }), "validation_error", messages.imageInvalid, "image");
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
        messages.productNameRequired,
        "name",
      );
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
        messages.statusInvalid,
        "status",
      );
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
          messages.productOrderChanged,
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
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(limits.product.max);
      expectError(await create(client), "limit_reached", messages.productLimit);
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
