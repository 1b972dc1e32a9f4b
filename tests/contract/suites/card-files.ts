import { type Answer, type Api, type ClientCaller, expectError } from "../api";
import { pdfFile, pngFile } from "../files";
import { exportCard, sendCard } from "../move-card";

export function describeCardFiles(open: () => Api): void {
  describe("whole cards as files", () => {
    let owner: ClientCaller;
    let other: ClientCaller;
    beforeAll(async () => {
      owner = await open().client();
      other = await open().client();
    });

    test("a card without anything goes out and in too", async () => {
      await sendCard(other, await exportCard(owner));
      expect(await settled(other)).toMatchObject({ status: "done", report: { products: 0, leads: 0, days: 0 } });
    });

    test("an imported card shows the same, with files of its own", async () => {
      await owner.call("createProfile", {
        form: { address: "12 Main Road", brand_color: "#aa3300", logo: await pngFile() },
      });
      await owner.call("createProduct", { form: { name: "Lamp", price: "120", image: await pngFile() } });
      const [product] = (await owner.call("listProducts")).body.results;
      await owner.call("addProductPicture", { params: { id: product.id }, form: { image: await pngFile() } });
      await owner.call("createDocument", { form: { file_name: "Catalogue", file: await pdfFile() } });
      const review = { customer_name: "Asha", customer_email: "asha@example.com", rating: 5, message: "Lovely" };
      await owner.call("createFeedback", { json: review });
      await owner.call("createPerson", { form: { name: "Ravi" } });
      const sent = await sendCard(other, await exportCard(owner));
      expect([sent.status, sent.body.status]).toEqual([201, "waiting"]);
      expect(await settled(other)).toMatchObject({
        status: "done",
        report: { products: 1, documents: 1, people: 1, reviews: 1, taken_addresses: [owner.slug] },
      });
      expect((await other.call("getProfile")).body).toMatchObject({ address: "12 Main Road", brand_color: "#aa3300" });
      const [copy] = (await other.call("listProducts")).body.results;
      expect(copy).toMatchObject({ name: "Lamp", price: "120.00" });
      expect(copy.pictures).toHaveLength(2);
      expect(copy.image).not.toBe(product.image);
      expect((await other.file(copy.image)).status).toBe(200);
      const [document] = (await other.call("listDocuments")).body.results;
      const bytes = async (caller: ClientCaller, url: string) =>
        Buffer.from(await (await caller.file(url)).arrayBuffer());
      const [original] = (await owner.call("listDocuments")).body.results;
      expect((await bytes(other, document.file)).equals(await bytes(owner, original.file))).toBe(true);
      await owner.call("deleteDocument", { params: { id: original.id } });
      expect((await other.file(document.file)).status).toBe(200);
    });

    test("an administrator takes any client's card, and a client only its own", async () => {
      const admin = await open().admin();
      await sendCard(admin, await exportCard(admin, owner.id), other.id);
      expect((await settled(other)).status).toBe("done");
      expectError(await owner.call("exportClientCard", { params: { id: other.id } }), "permission_denied");
    });

    test("a file that is no archive is refused", async () => {
      expectError(await sendCard(owner, new Uint8Array(2_000)), "validation_error");
    });
  });
}

async function settled(caller: ClientCaller): Promise<Answer["body"]> {
  for (let tries = 0; tries < 200; tries++) {
    const { body } = await caller.call("getCardImport");
    if (body.status !== "waiting") return body;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The import does not end");
}
