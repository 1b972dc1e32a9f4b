import { clientAnswerSchema, currentUserAnswerSchema } from "@/lib/web/answers/core";
import { buildClient } from "../../../components/clients/build-client";
import { buildCurrentUser } from "../../../components/with-user";

const client = buildClient();
const nobody = { email: "", username: "", is_admin: false, is_client: false };

test("our own provider's answer is read unchanged", () => {
  expect(clientAnswerSchema.parse(client)).toEqual(client);
  expect(currentUserAnswerSchema.parse(buildCurrentUser())).toEqual(buildCurrentUser());
});

test.each<[string, object, object]>([
  ["null texts", { company_name: null, phone: null, slug: null }, { company_name: "", phone: "", slug: undefined }],
  ["texts left out", { company_name: undefined, phone: undefined }, { company_name: "", phone: "" }],
  ["a name for the company's", { company_name: undefined, name: "Chai House" }, { company_name: "Chai House" }],
  ["a name beside an empty one", { company_name: "", name: "Chai House" }, { company_name: "Chai House" }],
  ["a name of somebody else's", { name: "Priya" }, { company_name: "Chai House" }],
  ["null in the user", { user: { id: 9, email: null, username: null } }, { user: { id: 9, ...nobody } }],
  ["no user", { user: null }, { user: { id: 0, ...nobody } }],
  ["no times", { created_at: null, updated_at: undefined }, { created_at: "", updated_at: "" }],
])("a client with %s is read", (_, sent, read) => {
  expect(clientAnswerSchema.parse({ ...client, ...sent })).toMatchObject(read);
});

test.each([null, "x", [], {}, { ...client, id: null }, { ...client, is_active: "maybe" }])("%j is no client", (sent) =>
  expect(clientAnswerSchema.safeParse(sent).success).toBe(false),
);

test("the signed-in user may lack everything but an id, and is no administrator by mistake", () => {
  expect(currentUserAnswerSchema.parse({ id: 2, email: null, is_admin: true })).toEqual({
    ...nobody,
    id: 2,
    is_admin: true,
  });
  for (const is_admin of [null, undefined, 1, "true"])
    expect(currentUserAnswerSchema.parse({ id: 2, is_admin }).is_admin).toBe(false);
  expect(currentUserAnswerSchema.safeParse({ is_admin: true }).success).toBe(false);
});
