import * as fc from "fast-check";
import { mayBeHandle } from "@/lib/contract/content/handle";
import { personLimits } from "@/lib/contract/content/values";
import { isReservedForNew } from "@/provider/clients/slugs";
import { type ClientCaller, expectError } from "../../../contract/api";
import { personMessages } from "../../../english";
import { startContentApp } from "../content-app";

const app = startContentApp();

async function shop(): Promise<ClientCaller> {
  const client = await app().client();
  await client.call("updateProfile", { form: { person_cards: "true", person_handles: "true" } });
  return client;
}

const add = (client: ClientCaller, handle: string, name = "Ravi") =>
  client.call("createPerson", { form: { name, handle } });
const edit = (client: ClientCaller, id: number, handle: string) =>
  client.call("updatePerson", { params: { id }, form: { handle } });

/** Whose it is by what anybody is told, and which one that person has now. */
async function leadsTo(
  client: ClientCaller,
  handle: string,
): Promise<[id: number | undefined, now: string | undefined]> {
  const params = { companyName: client.slug };
  const { status, body } = await client.call("getCompanyHandle", { params: { ...params, handle } });
  if (status !== 200) return [undefined, undefined];
  const { body: person } = await client.call("getCompanyPerson", { params: { ...params, id: body.person_id } });
  return [body.person_id, person.handle];
}

const refused = (answer: Awaited<ReturnType<typeof add>>, message: string) =>
  expectError(answer, "validation_error", message, "handle");

test("a handle is kept in small letters, and each company has its own", async () => {
  const [one, other] = [await shop(), await shop()];
  const { body: ravi } = await add(one, " Ravi-K ");
  expect(ravi.handle).toBe("ravi-k");
  const { body: meera } = await add(other, "ravi-k", "Meera");
  expect([await leadsTo(one, "RAVI-K"), await leadsTo(other, "ravi-k")]).toEqual([
    [ravi.id, "ravi-k"],
    [meera.id, "ravi-k"],
  ]);
  refused(await add(one, "RAVI-K", "Meera"), personMessages.handleTaken);
  expect((await one.call("listPeople")).body.count).toBe(1);
});

test("a former handle leads on to its person, who alone may have it back", async () => {
  const client = await shop();
  const { id } = (await add(client, "ravi")).body;
  await edit(client, id, "ravi-kumar");
  expect(await leadsTo(client, "ravi")).toEqual([id, "ravi-kumar"]);
  refused(await add(client, "ravi", "Meera"), personMessages.handleTaken);
  await edit(client, id, "");
  expect(await leadsTo(client, "ravi-kumar")).toEqual([id, ""]);
  expect((await edit(client, id, "ravi")).body.handle).toBe("ravi");
});

test("a handle stays theirs who left, and leads to who took over at theirs; who comes back has it again", async () => {
  const client = await shop();
  const { id } = (await add(client, "ravi")).body;
  const { body: meera } = await add(client, "meera", "Meera");
  await client.call("leavePerson", { params: { id }, json: { successor_id: meera.id, says_so: true } });
  expect(await leadsTo(client, "ravi")).toEqual([id, undefined]);
  refused(await add(client, "ravi", "Asha"), personMessages.handleTaken);
  refused(await edit(client, meera.id, "ravi"), personMessages.handleTaken);
  const successor = async () =>
    (await client.call("getSuccessor", { params: { companyName: client.slug, id } })).body.person;
  expect(await successor()).toEqual({ id: meera.id, slug: meera.slug, handle: "meera" });
  await client.call("updateProfile", { form: { person_handles: "false" } });
  expect(await successor()).toEqual({ id: meera.id, slug: meera.slug });
  await client.call("updateProfile", { form: { person_handles: "true" } });
  expect((await client.call("bringBackPerson", { params: { id } })).body.handle).toBe("ravi");
  expect(await leadsTo(client, "ravi")).toEqual([id, "ravi"]);
});

test("who comes back has none that a card from its file gave to another", async () => {
  const client = await shop();
  const { id } = (await add(client, "ravi")).body;
  await client.call("leavePerson", { params: { id }, json: { successor_id: null, says_so: false } });
  const { body: again } = await add(client, "", "Ravi");
  await app().deps.db.updateTable("handles").set({ person_id: again.id }).where("person_id", "=", id).execute();
  expect((await client.call("bringBackPerson", { params: { id } })).body.handle).toBe("");
});

test("a handle is nobody's again once its person is deleted", async () => {
  const client = await shop();
  const { id } = (await add(client, "ravi")).body;
  await client.call("deletePerson", { params: { id } });
  expect(await leadsTo(client, "ravi")).toEqual([id, undefined]);
  refused(await add(client, "ravi", "Meera"), personMessages.handleTaken);
});

test("of many who take one at once, one has it", async () => {
  const client = await shop();
  const answers = await Promise.all(["A", "B", "C", "D", "E"].map((name) => add(client, "ravi", name)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400]);
  for (const answer of answers.filter(({ status }) => status === 400)) refused(answer, personMessages.handleTaken);
  expect((await client.call("listPeople")).body.count).toBe(1);
});

test("a change that is refused leaves person and handles as they were", async () => {
  const client = await shop();
  await add(client, "meera", "Meera");
  const { body: ravi } = await add(client, "ravi");
  const form = { name: "Raja", handle: "meera" };
  refused(await client.call("updatePerson", { params: { id: ravi.id }, form }), personMessages.handleTaken);
  expect((await client.call("getPerson", { params: { id: ravi.id } })).body).toEqual(ravi);
});

test("nobody has more than their share", async () => {
  const client = await shop();
  const { id } = (await add(client, "ravi-1")).body;
  for (let number = 2; number <= personLimits.handles; number++) await edit(client, id, `ravi-${number}`);
  refused(await edit(client, id, "one-more"), personMessages.handlesFull);
  expect((await edit(client, id, "ravi-1")).status).toBe(200);
  expect((await add(client, "one-more", "Meera")).status).toBe(201);
});

test.each(["people", "Contact", "privacy", "order", "team", "dashboard", "pricing", "doi", "hi-deva"])(
  "%s is a page, or may be one",
  async (handle) => {
    refused(await add(await shop(), handle), personMessages.handleReserved);
  },
);

test("whatever is typed is kept as an address that leads to its person, or is refused", async () => {
  const client = await shop();
  const { id } = (await add(client, "")).body;
  const typed = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 40 }),
    fc.stringMatching(/^[a-zA-Z0-9-]{0,32}$/),
    fc.constantFrom(
      "hi",
      "manifest.webmanifest",
      "../x",
      "%72avi",
      "ravi/x",
      "r\u0000avi",
      "İstanbul",
      "x".repeat(10_000),
    ),
  );
  await fc.assert(
    fc.asyncProperty(typed, async (handle) => {
      // Each person may have few: they are taken by new ones.
      const { status, body } = await add(client, handle);
      if (status === 400) return expect(Object.keys(body.fields)).toEqual(["handle"]);
      expect(status).toBe(201);
      if (body.handle) {
        expect(mayBeHandle(body.handle) && !isReservedForNew(body.handle)).toBe(true);
        expect(await leadsTo(client, handle.trim())).toEqual([body.id, body.handle]);
      }
      await client.call("deletePerson", { params: { id: body.id } });
    }),
    { numRuns: 60 },
  );
  expect((await client.call("getPerson", { params: { id } })).body.handle).toBe("");
});

test("anybody is told of handles only while the company has such addresses, and they lead there all the same", async () => {
  const client = await shop();
  const { id } = (await add(client, "ravi")).body;
  const params = { companyName: client.slug };
  const told = async () => {
    const { people } = (await client.call("getCompanyContents", { params })).body;
    const { results } = (await client.call("listCompanyPeople", { params })).body;
    return [people[0].handle, results[0].handle, (await leadsTo(client, "ravi"))[1]];
  };
  expect(await told()).toEqual(["ravi", "ravi", "ravi"]);
  await client.call("updateProfile", { form: { person_handles: "false" } });
  expect(await told()).toEqual(["", "", ""]);
  expect(await leadsTo(client, "ravi")).toEqual([id, ""]);
  expect((await client.call("getPerson", { params: { id } })).body.handle).toBe("ravi");
});
