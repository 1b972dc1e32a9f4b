import { profileLimits } from "@/lib/contract/cards/values";
import { type Api, buildClient, type Caller, expectError } from "../../../contract/api";
import { accountMessages, failures, fieldMessages, profileMessages } from "../../../english";
import { inOther, other } from "../../../other-language";
import { buildDeps, openApi, type TestDeps } from "../../build-deps";

jest.mock("@/lib/i18n/catalog", () => jest.requireActual("../../../other-language").withOtherLanguage());

let deps: TestDeps;
let api: Api;
let admin: Caller;

beforeAll(async () => {
  deps = await buildDeps();
  api = await openApi(deps);
  admin = await api.signIn("admin@example.com", "correct horse battery");
});
afterAll(() => deps.close());

const asking = (language: string, more: Record<string, string> = {}) => ({
  init: { headers: { "accept-language": language, ...more } },
});

test.each([
  ["the language asked for", `${other},en;q=0.5`, inOther(failures.clientNotFound), other],
  ["another region of it", `${other}-IN`, inOther(failures.clientNotFound), other],
  ["English where there is none of those asked for", "xx, yy;q=0.3", failures.clientNotFound, "en"],
  ["English for a header of nothing", ";;q=,,=;*", failures.clientNotFound, "en"],
  ["English behind a list that never ends", `${"zz,".repeat(2_000)}${other}`, failures.clientNotFound, "en"],
])("a failure answers in %s", async (_, language, detail, named) => {
  const answer = await admin.call("getClient", { params: { id: 999 }, ...asking(language) });
  expectError(answer, "not_found", detail);
  expect(answer.body).toMatchObject({ error: detail, message: detail });
  expect(answer.headers.get("content-language")).toBe(named);
});

test("fields are in that language, and what the text says of limits stands beside the code", async () => {
  const client = await api.client();
  const phones = JSON.stringify(
    Array.from({ length: profileLimits.phones.max + 1 }, () => ({
      label: "Home",
      number: "022 123456",
      whatsapp: false,
    })),
  );
  const { body } = await client.call("createProfile", { form: { phones }, ...asking(other) });
  expect(body).toMatchObject({
    code: "validation_error",
    detail: inOther(profileMessages.phonesLimit),
    params: { most: profileLimits.phones.max },
    fields: { phones: [inOther(profileMessages.phonesLimit)] },
  });
  const { body: plain } = await client.call("createProfile", { form: { phones: "{" } });
  expect(plain.fields).toEqual({ phones: [profileMessages.phonesInvalid] });
  expect(plain).not.toHaveProperty("params");
});

test("so is what a success says", async () => {
  const client = await api.client();
  const json = { current_password: client.password, new_password: "quiet river lamp stone" };
  const answer = await client.call("changeOwnPassword", { json, ...asking(other) });
  expect(answer.body).toMatchObject({ detail: inOther(accountMessages.passwordChanged) });
  expect(answer.headers.get("content-language")).toBe(other);
  const { body } = await client.call("checkSlug", { query: { slug: "A" }, ...asking(other) });
  expect(body).toEqual({ slug: "a", available: false, detail: inOther(profileMessages.slugInvalid) });
});

test("a repeated call is answered in the language of whoever repeats it, and what is kept has none", async () => {
  const { email } = await api.client();
  const rows = [
    { company_name: "Asha", email },
    { company_name: "Ravi", email: "no" },
  ];
  const json = { rows, dry_run: true, mail_links: false };
  const send = (language: string) =>
    admin.call("importClients", { json, ...asking(language, { "idempotency-key": "in two languages" }) });
  const first = await send(other);
  const again = await send("en");
  expect(first.body.results[1].fields).toEqual({ email: [inOther(fieldMessages.emailInvalid)] });
  expect(again.body.results[1].fields).toEqual({ email: [fieldMessages.emailInvalid] });
  expect([first.headers, again.headers].map((headers) => headers.get("content-language"))).toEqual([other, "en"]);
  expect(JSON.stringify(again.body)).not.toContain(inOther(""));
  const kept = await deps.db
    .selectFrom("idempotency_keys")
    .select("body")
    .where("key", "=", "in two languages")
    .execute();
  expect(kept[0]?.body).toContain("rules.emailInvalid");
});

test("failures of parallel repeats too", async () => {
  const json = { ...buildClient(), email: "no" };
  const languages = ["en", other, "en", other];
  const answers = await Promise.all(
    languages.map((language) =>
      admin.call("createClient", { json, ...asking(language, { "idempotency-key": "refused" }) }),
    ),
  );
  expect(answers.map(({ status, body }) => [status, body.detail])).toEqual(
    languages.map((language) => [
      400,
      language === other ? inOther(fieldMessages.emailInvalid) : fieldMessages.emailInvalid,
    ]),
  );
});

test.each([
  "\u0001failures.notFound",
  "\u0001../../package.name",
  '\u0001rules.tooLong{"max":',
  "\u0001constructor.name",
])("%j, which only begins like a text of ours, is no text of ours", async (slug) => {
  const client = await api.client();
  const { status, body } = await client.call("checkSlug", { query: { slug } });
  expect([status, body]).toEqual([
    200,
    { slug: slug.toLowerCase(), available: false, detail: profileMessages.slugInvalid },
  ]);
});
