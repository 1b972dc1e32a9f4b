import type { Api, ClientCaller } from "../api";
import { pdfFile, pngFile } from "../files";

export function describeOwnWords(api: () => Api) {
  describe("texts in other languages", () => {
    const hindi = (fields: Record<string, string>) => JSON.stringify({ hi: fields });

    it("are kept beside the main ones, in the card's answers too", async () => {
      const client = await api().client();
      const video = { title: "Making", youtube_url: "https://www.youtube.com/watch?v=dQw4w9WgXcQ" };
      const image = await pngFile();
      const made = [
        await client.call("createProduct", {
          form: { name: "Lamp", image, texts: hindi({ name: "दीया", unit: "नग" }) },
        }),
        await client.call("createVideo", { json: { ...video, texts: { hi: { title: "बनाना" } } } }),
        await client.call("createBanner", {
          form: { title: "Sale", banner_type: "image", image, texts: hindi({ title: "सेल" }) },
        }),
        await client.call("createPerson", { form: { name: "Ravi", texts: hindi({ name: "रवि", role: " " }) } }),
        await client.call("createDocument", {
          form: { file_name: "Menu", file: await pdfFile(), texts: hindi({ file_name: "मेन्यू" }) },
        }),
      ];
      const texts = [
        { name: "दीया", unit: "नग" },
        { title: "बनाना" },
        { title: "सेल" },
        { name: "रवि" },
        { file_name: "मेन्यू" },
      ].map((fields) => ({ hi: fields }));
      expect(made.map(({ status, body }) => [status, body.texts])).toEqual(texts.map((own) => [201, own]));

      const links = [{ title: "Prices", url: "https://example.com/", icon: "globe", shown: true }];
      const form = {
        language: "en",
        texts: hindi({ tagline: "दीये", company_name: "शर्मा" }),
        links: JSON.stringify(links.map((link) => ({ ...link, texts: { hi: { title: "दाम" } } }))),
        sections: JSON.stringify([{ id: "about", shown: true, title: "Us", texts: { hi: { title: "हम" } } }]),
        opening_hours: JSON.stringify({
          special_dates: [{ date: "2026-11-08", spans: [], texts: { hi: { note: "दिवाली" } } }],
        }),
        branches: JSON.stringify([{ name: "Andheri", texts: { hi: { name: "अंधेरी" } } }]),
        phones: JSON.stringify([
          { label: "Orders", number: "+91 98765 43210", whatsapp: true, texts: { hi: { label: "ऑर्डर" } } },
        ]),
      };
      const { body } = await client.call("updateProfile", { form });
      const params = { companyName: body.client.slug };
      const { profile } = (await api().anonymous.call("getCompany", { params })).body;
      expect(profile).toMatchObject({
        texts: { hi: { tagline: "दीये", company_name: "शर्मा" } },
        links: [{ texts: { hi: { title: "दाम" } } }],
        opening_hours: { special_dates: [{ texts: { hi: { note: "दिवाली" } } }] },
        branches: [{ texts: { hi: { name: "अंधेरी" } } }],
        phones: [{ texts: { hi: { label: "ऑर्डर" } } }],
      });
      expect(profile.sections[0]).toEqual({ id: "about", shown: true, title: "Us", texts: { hi: { title: "हम" } } });
      const contents = (await api().anonymous.call("getCompanyContents", { params })).body;
      expect(contents).toMatchObject({
        language: "en",
        products: [{ texts: texts[0] }],
        videos: [{ texts: texts[1] }],
        banners: [{ texts: texts[2] }],
        people: [{ texts: texts[3] }],
        documents: [{ texts: texts[4] }],
      });
    });

    it("stay where a change does not name them, and go where it says none", async () => {
      const client = await api().client();
      const { id } = await createLamp(client);
      const change = async (form: Record<string, string>) =>
        (await client.call("updateProduct", { params: { id }, form })).body;
      expect((await change({ name: "Brass lamp" })).texts).toEqual({ hi: { name: "दीया" } });
      expect((await change({ texts: hindi({ unit: "नग" }) })).texts).toEqual({ hi: { unit: "नग" } });
      expect((await change({ texts: "" })).texts).toBeNull();
    });

    it("are refused by the limits of the main ones", async () => {
      const client = await api().client();
      const form = { name: "Lamp", image: await pngFile(), texts: hindi({ unit: "x".repeat(21) }) };
      const { status, body } = await client.call("createProduct", { form });
      expect([status, Object.keys(body.fields)]).toEqual([400, ["texts.hi.unit"]]);
      const other = await client.call("createProduct", { form: { ...form, texts: "[1]" } });
      expect([other.status, Object.keys(other.body.fields)]).toEqual([400, ["texts"]]);
    });

    it("are found by a search", async () => {
      const client = await api().client();
      const { id } = await createLamp(client);
      const find = async (search: string) => (await client.call("listProducts", { query: { search } })).body.count;
      expect([await find("दीया"), await find("lamp"), await find("गुलाब"), await find("hi")]).toEqual([1, 1, 0, 0]);
      await client.call("updateProduct", { params: { id }, form: { texts: hindi({ name: "गुलाब" }) } });
      expect([await find("दीया"), await find("गुलाब")]).toEqual([0, 1]);
      await client.call("updateProduct", { params: { id }, form: { texts: "" } });
      expect(await find("गुलाब")).toBe(0);
    });

    it("are counted by subject, in the languages that the card answers in", async () => {
      const client = await api().client();
      const { id } = await createLamp(client);
      await client.call("updateProduct", { params: { id }, form: { unit: "piece" } });
      const branch = { name: "Andheri", texts: { ta: { name: "அந்தேரி" }, hi: { name: "अंधेरी" } } };
      const dates = [
        { date: "2026-11-08", spans: [], note: "Diwali", texts: { hi: { note: "दिवाली" } } },
        { date: "2026-11-09", spans: [], texts: { hi: { note: "छुट्टी" } } },
      ];
      const form = {
        language: "en",
        languages_off: '["ta"]',
        tagline: "Lamps",
        texts: JSON.stringify({ hi: { tagline: "दीये" }, en: { tagline: "Lamps" } }),
        branches: JSON.stringify([branch]),
        opening_hours: JSON.stringify({ special_dates: dates }),
      };
      await client.call("updateProfile", { form });
      await (await api().client()).call("createPerson", { form: { name: "Ravi", texts: hindi({ name: "रवि" }) } });
      const none = { all: 0, written: {} };
      expect((await client.call("countTexts")).body).toEqual({
        subjects: [
          { subject: "profile", all: 4, written: { hi: 3 } },
          { subject: "banners", ...none },
          { subject: "documents", ...none },
          { subject: "products", all: 2, written: { hi: 1 } },
          { subject: "videos", ...none },
          { subject: "people", ...none },
        ],
      });
    });

    async function createLamp(client: ClientCaller): Promise<{ id: number }> {
      const form = { name: "Lamp", image: await pngFile(), texts: hindi({ name: "दीया" }) };
      return (await client.call("createProduct", { form })).body;
    }
  });
}
