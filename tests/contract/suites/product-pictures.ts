import { profileLimits } from "@/lib/contract/cards/values";
import {
  type Product,
  type ProductPicture,
  productListSchema,
  productPictureSchema,
  productSchema,
} from "@/lib/contract/content/product";
import { productLimits } from "@/lib/contract/content/values";
import { highestLimits, withoutPlan } from "@/lib/contract/limits";
import { fileMessages, productMessages } from "../../english";
import { type Api, type ClientCaller, expectError } from "../api";
import { fileOfSize, pdfFile, pngFile } from "../files";

const most = withoutPlan.limits.pictures;

export function describeProductPictures(api: () => Api) {
  describe("product pictures", () => {
    const create = async (client: ClientCaller): Promise<Product> =>
      (await client.call("createProduct", { form: { name: "Vase", image: await pngFile("a.png", 9, 9) } })).body;
    const add = async (client: ClientCaller, { id }: { id: number }, fields: Record<string, string | Blob> = {}) =>
      client.call("addProductPicture", { params: { id }, form: { image: await pngFile("b.png", 8, 8), ...fields } });
    const read = async (client: ClientCaller, { id }: { id: number }): Promise<ProductPicture[]> =>
      productSchema.parse((await client.call("getProduct", { params: { id } })).body).pictures ?? [];
    const idsOf = (pictures: readonly ProductPicture[]) => pictures.map(({ id }) => id);

    it("begins with the one that the product was made with", async () => {
      const client = await api().client();
      const product = await create(client);
      expect(product.pictures).toEqual([
        { id: expect.any(Number), image: product.image, image_set: product.image_set, focus: { x: 50, y: 50 } },
      ]);
    });

    it("adds more, each with a focus, which the card has too; the first stays the product's image", async () => {
      const client = await api().client();
      const product = await create(client);
      const plain = await add(client, product);
      expect([plain.status, productPictureSchema.parse(plain.body)]).toEqual([201, plain.body]);
      expect(plain.body.focus).toEqual({ x: 50, y: 50 });
      const focused = await add(client, product, { focus: '{"x":12.4,"y":100}' });
      expect(focused.body.focus).toEqual({ x: 12, y: 100 });
      expect((await client.file(focused.body.image)).status).toBe(200);

      const list = await api().anonymous.call("listCompanyProducts", { params: { companyName: client.slug } });
      const [shown] = productListSchema.parse(list.body).results;
      expect(shown?.image).toBe(product.image);
      expect(idsOf(shown?.pictures ?? [])).toEqual([product.pictures?.[0]?.id, plain.body.id, focused.body.id]);
      expect(String(shown?.updated_at) > product.updated_at).toBe(true);
    });

    it("stops at six, also when ten come at once", async () => {
      const client = await api().client();
      const product = await create(client);
      const answers = await Promise.all(Array.from({ length: 10 }, () => add(client, product)));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(most - 1);
      for (const answer of answers.filter(({ status }) => status !== 201))
        expectError(answer, "limit_reached", productMessages.pictureLimit(withoutPlan.limits.pictures));
      const pictures = await read(client, product);
      expect(new Set(idsOf(pictures)).size).toBe(most);
      expectError(
        await add(client, product),
        "limit_reached",
        productMessages.pictureLimit(withoutPlan.limits.pictures),
      );
    });

    it("makes one picture of a call that comes twice", async () => {
      const client = await api().client();
      const product = await create(client);
      const init = { headers: { "idempotency-key": `picture-${product.id}` } };
      const form = { image: await pngFile("b.png", 8, 8) };
      const call = () => client.call("addProductPicture", { params: { id: product.id }, form, init });
      const [first, second] = [await call(), await call()];
      expect(second.body).toEqual(first.body);
      expect(await read(client, product)).toHaveLength(2);
    });

    it("moves the focus and refuses what is none", async () => {
      const client = await api().client();
      const { id, pictures = [] } = await create(client);
      const change = (json: unknown) =>
        client.call("updateProductPicture", { params: { id, picture: pictures[0]?.id ?? 0 }, json });
      expect((await change({ focus: { x: 0, y: 99.6 } })).body.focus).toEqual({ x: 0, y: 100 });
      const wrong = [
        { x: -1, y: 5 },
        { x: 101, y: 5 },
        { x: "5", y: 5 },
        { x: 5 },
        { x: null, y: 5 },
        [5, 5],
        "x",
        5,
        "",
      ];
      for (const focus of wrong) expectError(await change({ focus }), "validation_error", fileMessages.focusInvalid);
      expectError(await change({}), "validation_error");
      expect((await read(client, { id }))[0]?.focus).toEqual({ x: 0, y: 100 });
    });

    it("takes an order of all of them, and nothing else", async () => {
      const client = await api().client();
      const product = await create(client);
      const other = await create(client);
      for (let more = 0; more < 2; more++) await add(client, product);
      const [a, b, c] = idsOf(await read(client, product)) as [number, number, number];
      const [foreign] = idsOf(other.pictures ?? []);
      const order = (ids: unknown) =>
        client.call("orderProductPictures", { params: { id: product.id }, json: { ids } });
      expect((await order([c, a, b])).body).toEqual({ ids: [c, a, b] });
      for (const wrong of [[a, b], [a, b, foreign], [a, b, c, foreign], [a, a, b], []])
        expectError(await order(wrong), "conflict", productMessages.picturesChanged);
      for (const wrong of [
        undefined,
        "1",
        [0],
        [1.5],
        Array.from({ length: highestLimits.pictures + 1 }, (_, index) => index + 1),
      ])
        expectError(await order(wrong), "validation_error");
      const { image, pictures = [] } = productSchema.parse(
        (await client.call("getProduct", { params: { id: product.id } })).body,
      );
      expect(idsOf(pictures)).toEqual([c, a, b]);
      expect(image).toBe(pictures[0]?.image);
    });

    it("deletes all but the last, also when all go at once", async () => {
      const client = await api().client();
      const product = await create(client);
      await add(client, product);
      const pictures = await read(client, product);
      const remove = (picture: number) => client.call("deleteProductPicture", { params: { id: product.id, picture } });
      const answers = await Promise.all(idsOf(pictures).map(remove));
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
      const [left] = await read(client, product);
      expectError(await remove(left?.id ?? 0), "conflict", productMessages.pictureLast);
      const gone = pictures.find(({ id }) => id !== left?.id);
      expectError(await remove(gone?.id ?? 0), "not_found");
      expect((await client.file(String(gone?.image))).status).toBe(404);
      expect((await client.file(String(left?.image))).status).toBe(200);
    });

    it("replaces the first by the product's image, with a new focus", async () => {
      const client = await api().client();
      const product = await create(client);
      const more = (await add(client, product)).body;
      const [first] = product.pictures ?? [];
      const params = { id: product.id, picture: first?.id ?? 0 };
      await client.call("updateProductPicture", { params, json: { focus: { x: 1, y: 2 } } });
      const image = await pngFile("c.png", 7, 7);
      const { body } = await client.call("updateProduct", { params: { id: product.id }, form: { image } });
      expect(body.pictures).toEqual([
        expect.objectContaining({ image: body.image, focus: { x: 50, y: 50 } }),
        expect.objectContaining({ id: more.id }),
      ]);
      expect((await client.file(String(first?.image))).status).toBe(404);
    });

    it("refuses what is no picture, and what is another's", async () => {
      const [client, stranger] = [await api().client(), await api().client()];
      const product = await create(client);
      const [first] = product.pictures ?? [];
      const own = await create(stranger);
      const bad = (image: Blob) => add(client, product, { image });
      expectError(await client.call("addProductPicture", { params: { id: product.id }, form: {} }), "validation_error");
      expectError(await bad(await pdfFile()), "validation_error", fileMessages.imageInvalid, "image");
      expectError(await bad(fileOfSize(1000, "broken.png", "image/png")), "validation_error");
      const large = fileOfSize(productLimits.bytes + 1, "large.png", "image/png");
      expectError(await bad(large), "validation_error", productMessages.imageTooLarge, "image");
      expectError(await add(stranger, product), "not_found");
      expectError(await add(client, { id: 999_999_999 }), "not_found");
      for (const params of [
        { id: product.id, picture: first?.id ?? 0 },
        { id: own.id, picture: first?.id ?? 0 },
        { id: own.id, picture: "order" },
      ]) {
        const json = { focus: { x: 1, y: 1 } };
        expectError(await stranger.call("updateProductPicture", { params, json }), "not_found");
        expectError(await stranger.call("deleteProductPicture", { params }), "not_found");
      }
      const foreign = { params: { id: product.id }, json: { ids: [first?.id] } };
      expectError(await stranger.call("orderProductPictures", foreign), "not_found");
      expect(await read(client, product)).toEqual(product.pictures);
    });

    it("goes with its product", async () => {
      const client = await api().client();
      const product = await create(client);
      await add(client, product);
      const pictures = await read(client, product);
      await client.call("deleteProduct", { params: { id: product.id } });
      for (const { image } of pictures) expect((await client.file(image)).status).toBe(404);
    });

    it("gives categories that are spelt alike one address", async () => {
      const client = await api().client();
      const slugOf = async (category: string) =>
        (await client.call("createProduct", { form: { name: "Vase", category, image: await pngFile("a.png", 8, 8) } }))
          .body.category_slug;
      expect(await slugOf("Clay & Stoneware")).toBe("clay-stoneware");
      expect(await slugOf("clay  stoneware ")).toBe("clay-stoneware");
      expect(await slugOf("मिठाई")).toBe("mithai");
      expect(await slugOf("")).toBeNull();
      expect(await slugOf("???")).toBeNull();
      expect((await slugOf("x".repeat(productLimits.category))).length).toBeLessThanOrEqual(profileLimits.slug.max);
    });
  });
}
