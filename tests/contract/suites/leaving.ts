import type { Person } from "@/lib/contract/content/person";
import { withoutPlan } from "@/lib/contract/limits";
import { failures, leavingMessages } from "../../english";
import { type Api, type ClientCaller, expectError } from "../api";
import { pngFile } from "../files";

export function describeLeaving(api: () => Api) {
  describe("leaving", () => {
    let client: ClientCaller;
    beforeEach(async () => {
      client = await api().client();
      await client.call("updateProfile", { form: { person_cards: "true" } });
    });

    const add = async (name: string, more: Record<string, string | Blob> = {}): Promise<Person> =>
      (await client.call("createPerson", { form: { name, ...more } })).body;
    const leave = (id: number, successor_id: number | null = null, says_so = true) =>
      client.call("leavePerson", { params: { id }, json: { successor_id, says_so } });
    const leadsTo = async (id: number, companyName = client.slug) =>
      (await api().anonymous.call("getSuccessor", { params: { companyName, id } })).body;
    const bringBack = (id: number) => client.call("bringBackPerson", { params: { id } });
    const listFormer = async () => (await client.call("listFormerPeople")).body;
    const namesOf = async () =>
      (await client.call("listPeople")).body.results.map(({ name }: { name: string }) => name) as string[];

    it("is gone from everywhere at once, and the address leads to the successor", async () => {
      const [ravi, meera] = [await add("Ravi", { image: await pngFile(), phone: "98200 11111" }), await add("Meera")];
      expect((await leave(ravi.id, meera.id)).status).toBe(204);
      expect(await namesOf()).toEqual(["Meera"]);
      const shown = await api().anonymous.call("getCompanyContents", { params: { companyName: client.slug } });
      expect(JSON.stringify(shown.body)).not.toContain("Ravi");
      expect((await client.file(ravi.image as string)).status).toBe(404);
      for (const name of ["getPerson", "updatePerson", "leavePerson", "deletePerson"] as const)
        expectError(
          await client.call(name, { params: { id: ravi.id }, json: { successor_id: null, says_so: false } }),
          "not_found",
          failures.notFound,
        );
      expect(await leadsTo(ravi.id)).toEqual({ person: { id: meera.id, slug: meera.slug }, says_so: true });
      for (const nobody of [meera.id, 999_999_999])
        expectError(
          await api().anonymous.call("getSuccessor", { params: { companyName: client.slug, id: nobody } }),
          "not_found",
        );
      const stranger = await api().client();
      expectError(
        await api().anonymous.call("getSuccessor", { params: { companyName: stranger.slug, id: ravi.id } }),
        "not_found",
      );
    });

    it("follows successors to the last who is there, tells of them only if all are to be told of, and ends at the company", async () => {
      const people: Person[] = [];
      for (const name of ["A", "B", "C", "D", "E", "F"]) people.push(await add(name));
      const ids = people.map(({ id }) => id);
      const [a = 0, b = 0, , , e = 0, f = 0] = ids;
      for (const [index, id] of ids.slice(0, 4).entries()) await leave(id, ids[index + 1]);
      expect(await leadsTo(a)).toMatchObject({ person: { id: e }, says_so: true });
      await leave(e, f, false);
      for (const id of ids.slice(0, 5)) expect(await leadsTo(id)).toMatchObject({ person: { id: f }, says_so: false });
      expect((await listFormer()).results).toMatchObject([
        { name: "E", successor: "F" },
        ...Array(4).fill({ successor: "F" }),
      ]);
      await bringBack(b);
      expect(await leadsTo(a)).toMatchObject({ person: { id: b }, says_so: true });
      expectError(await leave(b, a), "validation_error", leavingMessages.successorUnknown, "successor_id");
      await leave(b);
      expect(await leadsTo(a)).toEqual({ person: null, says_so: false });
    });

    it("takes nobody but another of the company's own as successor", async () => {
      const stranger = await api().client();
      const { body: foreign } = await stranger.call("createPerson", { form: { name: "Foreign" } });
      const ravi = await add("Ravi");
      for (const wrong of [ravi.id, foreign.id, 999_999_999])
        expectError(await leave(ravi.id, wrong), "validation_error", leavingMessages.successorUnknown, "successor_id");
      expect(await namesOf()).toEqual(["Ravi"]);
    });

    it("brings back under the same id, with photo and branch", async () => {
      const branches = JSON.stringify([{ name: "Pune" }, { name: "Thane" }]);
      await client.call("updateProfile", { form: { branches } });
      const texts = JSON.stringify({ hi: { name: "रवि" } });
      const ravi = await add("Ravi", { image: await pngFile(), branch_id: "2", role: "Sales", texts });
      await add("Meera");
      await leave(ravi.id);
      const former = await listFormer();
      expect(former.count).toBe(1);
      expect(former.results[0]).toMatchObject({ id: ravi.id, name: "Ravi", successor: null });
      const back = await bringBack(ravi.id);
      expect(back.body).toEqual({ ...ravi, updated_at: back.body.updated_at });
      expect((await client.file(ravi.image as string)).status).toBe(200);
      expect(await namesOf()).toEqual(["Ravi", "Meera"]);
      expect((await listFormer()).count).toBe(0);
      expectError(await bringBack(ravi.id), "not_found");

      await leave(ravi.id);
      await client.call("updateProfile", { form: { branches: JSON.stringify([{ id: 1, name: "Pune" }]) } });
      expect((await bringBack(ravi.id)).body.branch_id).toBeNull();
    });

    it("frees a place, and brings nobody back where there is none", async () => {
      const most = withoutPlan.limits.people;
      const people: Person[] = [];
      for (let count = 0; count < most; count++) people.push(await add(`Person ${count}`));
      const [first] = people as [Person];
      await leave(first.id);
      const late = await add("Late");
      expectError(await bringBack(first.id), "conflict", leavingMessages.full(most));
      expect((await listFormer()).count).toBe(1);
      await client.call("deletePerson", { params: { id: late.id } });
      expect((await bringBack(first.id)).status).toBe(200);
    });

    it("is forgotten at once when asked, and leads on all the same", async () => {
      const [ravi, meera] = [await add("Ravi"), await add("Meera")];
      await leave(ravi.id, meera.id);
      const stranger = await api().client();
      for (const name of ["bringBackPerson", "forgetPerson"] as const)
        expectError(await stranger.call(name, { params: { id: ravi.id } }), "not_found");
      const forget = () => client.call("forgetPerson", { params: { id: ravi.id } });
      expect((await forget()).status).toBe(204);
      expectError(await forget(), "not_found");
      expectError(await bringBack(ravi.id), "not_found");
      expect((await listFormer()).count).toBe(0);
      expect(await leadsTo(ravi.id)).toMatchObject({ person: { id: meera.id } });
    });

    it("keeps nothing of whom one deletes where people have no cards", async () => {
      const [ravi, meera] = [await add("Ravi"), await add("Meera")];
      await client.call("deletePerson", { params: { id: ravi.id } });
      expect((await listFormer()).results).toMatchObject([{ name: "Ravi" }]);
      await client.call("updateProfile", { form: { person_cards: "false" } });
      await client.call("deletePerson", { params: { id: meera.id } });
      expect((await listFormer()).results).toMatchObject([{ name: "Ravi" }]);
      expect(await leadsTo(meera.id)).toEqual({ person: null, says_so: false });
    });

    it("leaves once when it is asked for ten times at once", async () => {
      const [ravi, meera] = [await add("Ravi"), await add("Meera")];
      const answers = await Promise.all(Array.from({ length: 10 }, () => leave(ravi.id, meera.id)));
      expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
      const back = await Promise.all(Array.from({ length: 10 }, () => bringBack(ravi.id)));
      expect(back.filter(({ status }) => status === 200)).toHaveLength(1);
      const crossed = await Promise.all([leave(ravi.id, meera.id), leave(meera.id, ravi.id)]);
      expect(crossed.map(({ status }) => status).sort()).toEqual([204, 400]);
    });
  });
}
