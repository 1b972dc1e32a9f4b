import { personAddressListSchema, personSchema } from "@/lib/contract/content/person";
import { personLimits } from "@/lib/contract/content/values";
import { withoutPlan } from "@/lib/contract/limits";
import { callLimits } from "@/lib/contract/values";
import { fieldMessages, fileMessages, personMessages } from "../../english";
import { type Api, expectError } from "../api";
import { fileOfSize, pngFile } from "../files";

export function describePeople(api: () => Api) {
  describe("people", () => {
    it("shows a company's people in their order to anybody", async () => {
      const client = await api().client();
      const add = async (name: string) => (await client.call("createPerson", { form: { name } })).body;
      const [first, second] = [await add("Ravi Kumar"), await add("Meera")];
      const ids = [second.id, first.id];
      expect((await client.call("orderPeople", { json: { ids } })).body).toEqual({ ids });
      const shown = await api().anonymous.call("listCompanyPeople", { params: { companyName: client.slug } });
      expect(shown.body.results.map(({ name }: { name: string }) => name)).toEqual(["Meera", "Ravi Kumar"]);
      for (const wrong of [[first.id], [first.id, first.id], [...ids, 999_999_999]])
        expectError(
          await client.call("orderPeople", { json: { ids: wrong } }),
          "conflict",
          personMessages.orderChanged,
        );
    });

    it("keeps a photo, takes it away and puts another in its place", async () => {
      const client = await api().client();
      const texts = { role: "Sales", phone: "98200 11111", whatsapp: "+91 98200 22222", email: "Ravi@Shop.example" };
      const created = await client.call("createPerson", {
        form: { name: " Ravi\r\nKumar ", ...texts, image: await pngFile() },
      });
      expect(created.status).toBe(201);
      const person = personSchema.parse(created.body);
      expect(person).toMatchObject({ ...texts, name: "Ravi Kumar", email: "ravi@shop.example" });
      const edit = (form: Record<string, string | Blob>) =>
        client.call("updatePerson", { params: { id: person.id }, form });
      for (const url of [person.image, person.image_photo]) expect((await client.file(url as string)).status).toBe(200);

      const replaced = (await edit({ image: await pngFile() })).body;
      expect(replaced.image).not.toBe(person.image);
      expect((await client.file(person.image as string)).status).toBe(404);
      expect((await edit({ role: "" })).body).toMatchObject({ role: "", image: replaced.image });
      expect((await edit({ image: "" })).body).toMatchObject({ image: null, image_photo: null, name: "Ravi Kumar" });
      expect((await client.file(replaced.image)).status).toBe(404);
    });

    it("puts them in branches, which keep their ids through all changes", async () => {
      const client = await api().client();
      type Place = { id?: number; name: string };
      const save = async (places: Place[]): Promise<Place[]> => {
        const { body } = await client.call("updateProfile", { form: { branches: JSON.stringify(places) } });
        return body.profile.branches.map(({ id, name }: Place) => ({ id, name }));
      };
      const [pune, thane] = await save([{ name: "Pune" }, { name: "Thane" }]);
      if (!pune || !thane) throw new Error("No branches");
      expect([pune.id, thane.id]).toEqual([1, 2]);
      const { body: person } = await client.call("createPerson", {
        form: { name: "Ravi", branch_id: String(thane.id) },
      });
      const branchNow = async () => (await client.call("getPerson", { params: { id: person.id } })).body.branch_id;
      expect(await save([{ ...thane, name: "Thane West" }, { name: "Nashik" }, { name: "Pune" }])).toEqual([
        { id: 2, name: "Thane West" },
        { id: 3, name: "Nashik" },
        { id: 1, name: "Pune" },
      ]);
      expect(
        await save([
          { id: 9, name: "Surat" },
          { id: 2, name: "Thane" },
          { id: 2, name: "Again" },
        ]),
      ).toEqual([
        { id: 4, name: "Surat" },
        { id: 2, name: "Thane" },
        { id: 5, name: "Again" },
      ]);
      expect(await branchNow()).toBe(2);
      for (const branch_id of ["1", "99", "-1", "x"])
        expectError(
          await client.call("updatePerson", { params: { id: person.id }, form: { branch_id } }),
          "validation_error",
          personMessages.branchUnknown,
          "branch_id",
        );
      await client.call("updatePerson", { params: { id: person.id }, form: { role: "Sales" } });
      expect(await branchNow()).toBe(2);
      await save([{ id: 4, name: "Surat" }]);
      expect(await branchNow()).toBeNull();
    });

    it("keeps what a person says of themselves, and their links", async () => {
      const client = await api().client();
      const link = {
        title: "LinkedIn",
        url: "https://linkedin.com/in/ravi",
        icon: "globe",
        texts: { hi: { title: "काम" } },
      };
      const said = { about: "Lamps since 2009.\nAsk me.", texts: JSON.stringify({ hi: { about: "दीये" } }) };
      const form = { name: "Ravi", ...said, links: JSON.stringify([link, { ...link, title: "Blog" }]) };
      const { body } = await client.call("createPerson", { form });
      const kept = { about: said.about, texts: { hi: { about: "दीये" } }, links: [link, { ...link, title: "Blog" }] };
      expect(body).toMatchObject(kept);
      const edit = async (form: Record<string, string>) =>
        (await client.call("updatePerson", { params: { id: body.id }, form })).body;
      expect(await edit({ role: "Sales" })).toMatchObject(kept);
      expect((await client.call("countTexts")).body.subjects).toContainEqual({
        ...{ subject: "people", all: 5, written: { hi: 3 } },
      });
      const params = { companyName: client.slug };
      expect((await api().anonymous.call("getCompanyContents", { params })).body.people[0]).toMatchObject(kept);
      expect(await edit({ about: "", links: "" })).toMatchObject({ about: "", links: [] });
    });

    it("gives them cards of their own only when the company switches that on", async () => {
      const client = await api().client();
      const params = { companyName: client.slug };
      const isOn = async () => (await api().anonymous.call("getCompany", { params })).body.profile.person_cards;
      const save = (person_cards: string) => client.call("updateProfile", { form: { person_cards } });
      expect(await isOn()).toBe(false);
      expect((await save("true")).body.profile.person_cards).toBe(true);
      await client.call("updateProfile", { form: { tagline: "Lamps" } });
      expect(await isOn()).toBe(true);
      expectError(await save("some"), "validation_error", fieldMessages.booleanInvalid, "person_cards");
      await save("false");
      expect(await isOn()).toBe(false);
    });

    it("shows a visitor the first people of a card, and all of them by page, search and branch", async () => {
      const client = await api().client();
      await client.call("updateProfile", {
        form: { branches: JSON.stringify([{ name: "Pune" }]), person_cards: "true" },
      });
      for (let index = 1; index <= 14; index++)
        await client.call("createPerson", {
          form: { name: `Person ${index}`, phone: `98200 000${10 + index}`, branch_id: index > 12 ? "1" : "" },
        });
      const params = { companyName: client.slug };
      const contents = async () => (await api().anonymous.call("getCompanyContents", { params })).body;
      const first = await contents();
      expect([first.people.length, first.people_count, first.people[0].name]).toEqual([12, 14, "Person 1"]);
      const find = async (query: Record<string, string | number>) => {
        const { body } = await api().anonymous.call("listCompanyPeople", { params, query });
        return [body.count, ...body.results.map(({ name }: { name: string }) => name)];
      };
      expect(await find({ page: 2, page_size: 13 })).toEqual([14, "Person 14"]);
      expect(await find({ branch: 1 })).toEqual([2, "Person 13", "Person 14"]);
      expect(await find({ branch: 1, search: "9820000024" })).toEqual([1, "Person 14"]);
      const id = first.people[3].id;
      const { body } = await api().anonymous.call("getCompanyPerson", { params: { ...params, id } });
      expect(body).toEqual(first.people[3]);
      const stranger = (await api().client()).slug;
      for (const wrong of [
        { ...params, id: 999_999_999 },
        { companyName: stranger, id },
      ])
        expectError(await api().anonymous.call("getCompanyPerson", { params: wrong }), "not_found");
      await client.call("updateProfile", { form: { person_cards: "false" } });
      expect((await contents()).people).toHaveLength(14);
    });

    it("are listed for search engines only where their company wants", async () => {
      const client = await api().client();
      const form = { name: "Ravi", handle: "ravi", texts: JSON.stringify({ hi: { name: "रवि" } }) };
      const { body: ravi } = await client.call("createPerson", { form });
      const { body: other } = await client.call("createPerson", { form: { name: "Meera" } });
      const set = (form: Record<string, string>) => client.call("updateProfile", { form });
      const read = async () => {
        const query = { after: ravi.id - 1, page_size: callLimits.companyPage };
        const { body } = await api().anonymous.call("listPersonAddresses", { query });
        const { results, last } = personAddressListSchema.parse(body);
        expect(last).toBeGreaterThanOrEqual(ravi.id);
        return results.filter(({ company }) => company === client.slug);
      };
      await set({ person_cards: "true" });
      expect(await read()).toEqual([]);
      await set({ person_listing: "true" });
      const listed = { company: client.slug, updated_at: ravi.updated_at, languages: ["hi"] };
      expect((await read())[0]).toEqual({ ...listed, id: ravi.id, slug: ravi.slug });
      await set({ person_handles: "true" });
      expect((await read()).map(({ handle }) => handle)).toEqual(["ravi", undefined]);
      await client.call("deletePerson", { params: { id: other.id } });
      expect(await read()).toHaveLength(1);
      await set({ person_cards: "false" });
      expect(await read()).toEqual([]);
      await set({ person_cards: "true" });
      await (await api().admin()).call("blockClient", { params: { id: client.id } });
      expect(await read()).toEqual([]);
    });

    it("refuses what is no person", async () => {
      const client = await api().client();
      const refuse = async (form: Record<string, string | Blob>, message: string, field: string) =>
        expectError(
          await client.call("createPerson", { form: { name: "Ravi", ...form } }),
          "validation_error",
          message,
          field,
        );
      await refuse({ name: " \n " }, personMessages.nameRequired, "name");
      await refuse({ name: "x".repeat(personLimits.name + 1) }, fieldMessages.tooLong(personLimits.name), "name");
      await refuse({ role: "x".repeat(personLimits.role + 1) }, fieldMessages.tooLong(personLimits.role), "role");
      await refuse({ phone: "call me" }, fieldMessages.phoneInvalid, "phone");
      await refuse({ whatsapp: "1" }, fieldMessages.phoneInvalid, "whatsapp");
      await refuse({ email: "ravi" }, fieldMessages.emailInvalid, "email");
      await refuse({ about: "x".repeat(personLimits.about + 1) }, fieldMessages.tooLong(personLimits.about), "about");
      const links = (count: number, url: string) =>
        JSON.stringify(Array.from({ length: count }, () => ({ title: "Blog", url, icon: "globe" })));
      await refuse({ links: links(personLimits.links + 1, "a.example") }, personMessages.linksLimit, "links");
      await refuse({ links: links(1, "javascript:alert(1)") }, fieldMessages.websiteInvalid, "links.0.url");
      await refuse({ links: "{" }, fieldMessages.linksInvalid, "links");
      const large = fileOfSize(personLimits.bytes + 1, "large.png", "image/png");
      await refuse({ image: large }, personMessages.imageTooLarge, "image");
      await refuse(
        { image: new File(["hello"], "notes.txt", { type: "text/plain" }) },
        fileMessages.imageInvalid,
        "image",
      );
      expect((await client.call("listPeople")).body.count).toBe(0);
    });

    it("keeps its limit when 25 are added at once", async () => {
      const client = await api().client();
      const adding = Array.from({ length: 25 }, (_, index) =>
        client.call("createPerson", { form: { name: `Ravi ${index}` } }),
      );
      const refused = (await Promise.all(adding)).filter(({ status }) => status !== 201);
      expect(refused).toHaveLength(25 - withoutPlan.limits.people);
      for (const answer of refused)
        expectError(answer, "limit_reached", personMessages.limit(withoutPlan.limits.people));
      expect((await client.call("listPeople")).body.count).toBe(withoutPlan.limits.people);
    });
  });
}
