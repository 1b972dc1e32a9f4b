import { companyAddressListSchema, companyContentsSchema, companySchema } from "@/lib/contract/cards/company";
import type { OperationName } from "@/lib/contract/operations";
import { callLimits } from "@/lib/contract/values";
import { failures } from "../../english";
import { type Api, expectError } from "../api";
import { pdfFile, pngFile } from "../files";

const contentLists = {
  documents: "listCompanyDocuments",
  products: "listCompanyProducts",
  videos: "listCompanyVideos",
  banners: "listCompanyBanners",
  people: "listCompanyPeople",
} as const;
const lists: OperationName[] = [...Object.values(contentLists), "getCompanyContents"];

export function describeCompanies(api: () => Api) {
  describe("companies", () => {
    it("are found by address and name, present or former, in any letter case", async () => {
      const former = `Über Café & Söhne ${crypto.randomUUID().slice(0, 8)}`;
      const client = await api().client({ company_name: former });
      await (await api().admin()).call("updateClient", {
        json: { company_name: `Über Café ${client.id}` },
        params: { id: client.id },
      });
      const names = [client.slug, client.slug.toUpperCase(), `über CAFÉ ${client.id}`, former, former.toUpperCase()];
      for (const companyName of names) {
        const { status, body } = await api().anonymous.call("getCompany", { params: { companyName } });
        expect(status).toBe(200);
        expect(companySchema.parse(body).client.company_name).toBe(`Über Café ${client.id}`);
      }
    });

    it("keep what is theirs when somebody else takes a former name", async () => {
      const [word, admin] = [crypto.randomUUID().slice(0, 8), await api().admin()];
      const renamed = await api().client({ company_name: `Asha & Sons ${word}` });
      await renamed.call("updateProfile", { form: { company_name: `Asha Lights ${word}` } });
      const idOf = async (companyName: string) =>
        (await api().anonymous.call("getCompany", { params: { companyName } })).body.client?.id;
      expect(await idOf(`Asha & Sons ${word}`)).toBe(renamed.id);

      const successor = await api().client({ company_name: `asha & sons ${word}` });
      expect(await idOf(`Asha & Sons ${word}`)).toBe(successor.id);
      expect(await idOf(renamed.slug)).toBe(renamed.id);
      await admin.call("blockClient", { params: { id: successor.id } });
      expect(await idOf(`Asha & Sons ${word}`)).toBe(renamed.id);
    });

    it("tell in one answer what their card lists, as each list by itself has it", async () => {
      const client = await api().client();
      const create = async (name: string) =>
        (await client.call("createProduct", { form: { name, image: await pngFile() } })).body;
      await create("Vase");
      const { id } = await create("Not for sale");
      await client.call("setProductStatus", { params: { id }, json: { status: "inactive" } });
      await client.call("createPerson", { form: { name: "Ravi", image: await pngFile() } });
      await client.call("createDocument", { form: { file_name: "Catalogue", file: await pdfFile() } });
      const review = { customer_name: "Asha", customer_email: "asha@example.com", rating: 4, message: "Good" };
      const { body: written } = await client.call("createFeedback", { json: review });
      await client.call("createFeedback", { json: { ...review, message: "Still waiting" } });
      await client.call("updateFeedback", { json: { status: "approved" }, params: { id: written.id } });

      const read = async (name: OperationName) =>
        (await api().anonymous.call(name, { params: { companyName: client.slug } })).body;
      const { reviews, ...contents } = companyContentsSchema.parse(await read("getCompanyContents"));
      for (const [name, list] of Object.entries(contentLists))
        expect(contents[name as keyof typeof contents]).toEqual((await read(list)).results);
      expect(contents.products.map(({ name }) => name)).toEqual(["Vase"]);
      expect(contents.people).toHaveLength(1);
      expect(contents.documents).toHaveLength(1);
      const { count, average, results } = await read("listCompanyFeedback");
      expect(reviews).toEqual({ count, average, results });
      expect(reviews).toMatchObject({ count: 1, average: 4, results: [{ message: "Good" }] });
    });

    it("are listed by their present address while they are active", async () => {
      const [renamed, blocked] = [await api().client(), await api().client()];
      const admin = await api().admin();
      const { body } = await admin.call("updateClient", {
        json: { company_name: `Renamed ${renamed.id}` },
        params: { id: renamed.id },
      });
      const listed = await readAddresses(api());
      expect(listed).toEqual(expect.arrayContaining([body.slug, blocked.slug]));
      expect(listed).not.toContain(renamed.slug);
      await admin.call("blockClient", { params: { id: blocked.id } });
      expect(await readAddresses(api())).not.toContain(blocked.slug);
      await admin.call("unblockClient", { params: { id: blocked.id } });
      expect(await readAddresses(api())).toContain(blocked.slug);
      await admin.call("deleteClient", { params: { id: blocked.id } });
      expect(await readAddresses(api())).not.toContain(blocked.slug);
    });

    it("are listed page by page, with nothing but their address, time and languages", async () => {
      await api().client();
      await api().client();
      const { body } = await api().anonymous.call("listCompanies", { query: { page_size: 1, page: 2 } });
      expect(Object.keys(body.results[0]).sort()).toEqual(["languages", "slug", "updated_at"]);
      expect(companyAddressListSchema.parse(body).results).toHaveLength(1);
      expect(body.previous).toContain("page=1");
      const whole = await api().anonymous.call("listCompanies", { query: { page_size: callLimits.companyPage * 5 } });
      expect([whole.status, whole.body.results.length]).toEqual([200, whole.body.count]);
      const beyond = await api().anonymous.call("listCompanies", { query: { page: 999_999 } });
      expect([beyond.status, beyond.body.results]).toEqual([200, []]);
    });

    it("are listed with the further languages that their own texts are in, and that are on", async () => {
      const client = await api().client();
      const texts = JSON.stringify({ en: { tagline: "Lamps" }, hi: { tagline: "दीये" }, ta: { tagline: "விளக்கு" } });
      const form = { address: "1 Lamp Road", language: "hi", languages_off: JSON.stringify(["ta"]), texts };
      await client.call("createProfile", { form });
      const query = { page_size: callLimits.companyPage };
      const { body } = await api().anonymous.call("listCompanies", { query });
      const { results } = companyAddressListSchema.parse(body);
      expect(results.find(({ slug }) => slug === client.slug)?.languages).toEqual(["en"]);
    });

    it("show nothing that is not for the public", async () => {
      const client = await api().client();
      const text = JSON.stringify(
        (await api().anonymous.call("getCompany", { params: { companyName: client.slug } })).body,
      );
      for (const secret of ["password", "hash", "is_admin", "session", "username"]) expect(text).not.toContain(secret);
    });

    it("answer their lists", async () => {
      const client = await api().client();
      for (const name of Object.values(contentLists)) {
        const { status, body } = await api().anonymous.call(name, { params: { companyName: client.slug } });
        expect([status, body]).toEqual([200, { count: 0, next: null, previous: null, results: [] }]);
      }
    });

    it.each(["nobody-here", "%00", "...", "a".repeat(3000), "%25", "'; DROP TABLE users; --", "प्रसाद", "\ud800"])(
      "answer 404 for %j",
      async (companyName) => {
        const path = encodeURIComponent(companyName.toWellFormed());
        expectError(
          await api().anonymous.send("GET", `/public/company/${path}/`),
          "not_found",
          failures.companyNotFound,
        );
        for (const list of ["documents", "products", "videos", "banners", "people"])
          expect((await api().anonymous.send("GET", `/public/company/${path}/${list}/`)).status).toBe(404);
      },
    );

    it("answer 404 with all their lists when blocked", async () => {
      const client = await api().client();
      await (await api().admin()).call("blockClient", { params: { id: client.id } });
      for (const name of ["getCompany", ...lists] as OperationName[])
        expectError(
          await api().anonymous.call(name, { params: { companyName: client.slug } }),
          "not_found",
          failures.companyNotFound,
        );
    });
  });
}

async function readAddresses(api: Api): Promise<string[]> {
  const { body } = await api.anonymous.call("listCompanies", { query: { page_size: callLimits.companyPage } });
  return companyAddressListSchema.parse(body).results.map(({ slug }) => slug);
}
