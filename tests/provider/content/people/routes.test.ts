import { personSchema } from "@/lib/contract/content/person";
import { withoutPlan } from "@/lib/contract/limits";
import type { Caller } from "../../../contract/api";
import { pngFile } from "../../../contract/files";
import { personMessages } from "../../../english";
import { startContentApp } from "../content-app";
import { describeContent } from "../describe-content";

const app = startContentApp();

const create = async (caller: Caller, fields: Record<string, string> = {}) =>
  caller.call("createPerson", { form: { name: "Ravi", image: await pngFile("ravi.png", 8, 8), ...fields } });

describeContent(app, {
  calls: { list: "listPeople", get: "getPerson", update: "updatePerson", remove: "deletePerson" },
  label: "name",
  limit: { max: withoutPlan.limits.people, message: personMessages.limit(withoutPlan.limits.people) },
  takesFiles: { create: true, change: true },
  // Two widths, and the photo of the contact file.
  filesOfOne: 3,
  create,
});

test.each([
  ["Ravi Kumar", "ravi-kumar"],
  ["रवि कुमार", "ravi-kumar"],
  ["—", ""],
])("the contact file of %s is found by its name in Latin letters, and its id", async (name, words) => {
  const { body } = await create(await app().client(), { name });
  expect(body.slug).toBe([words, body.id].filter(Boolean).join("-"));
});

test("a photo is drawn square, whatever its shape", async () => {
  const client = await app().client();
  const image = await pngFile("wide.png", 900, 300);
  const { body } = await client.call("createPerson", { form: { name: "Ravi", image } });
  const sizes = personSchema.parse(body).image_set?.map(({ width, height }) => [width, height]);
  expect(sizes).toEqual([
    [192, 192],
    [384, 384],
  ]);
});

test("a change of nothing leaves the person and the card's time as they are", async () => {
  const client = await app().client();
  const { body } = await create(client);
  const before = await app().cardTime(client);
  expect((await client.call("updatePerson", { params: { id: body.id }, json: {} })).body).toEqual(body);
  expect(await app().cardTime(client)).toBe(before);
});
