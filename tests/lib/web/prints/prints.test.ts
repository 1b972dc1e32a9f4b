import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { PDFDocument } from "@cantoo/pdf-lib";
import { strFromU8, unzipSync } from "fflate";
import { POST as printCards } from "@/app/api/prints/cards/route";
import { POST as printCodes } from "@/app/api/prints/codes/route";
import type { Person } from "@/lib/contract/content/person";
import { highestLimits } from "@/lib/contract/limits";
import { pathOf } from "@/lib/contract/operation";
import { operations } from "@/lib/contract/operations";
import { callLimits } from "@/lib/contract/values";
import { log } from "@/lib/runtime/log/log";
import { fixedKeys } from "@/lib/runtime/secrets/key-ring";
import { callProvider } from "@/lib/web/provider-client/call-provider";
import { runtime } from "@/lib/web/runtime";
import { authenticate } from "@/lib/web/session/authenticate";
import type { Session } from "@/lib/web/session/session";
import { type OpenProvider, openProvider } from "@/provider/open";
import { createMemoryState } from "@/provider/ports/shared/memory";
import { testOptions } from "../../../provider/test-options";
import { readCode } from "../../drawing/read-code";
import { buildRequest } from "../session/build-session";

const admin = { email: "admin@example.com", password: "correct horse battery" };
const password = "a good password";
let provider: OpenProvider;
let dataDir: string;
let acme: Session;
let other: Session;

beforeAll(async () => {
  runtime().sessionKeys = fixedKeys("a secret for tests that is long enough");
  dataDir = await mkdtemp(path.join(tmpdir(), "namaskard-prints-"));
  const credentials = { adminEmail: admin.email, adminPassword: admin.password };
  provider = await openProvider({ dataDir, ...testOptions, ...credentials });
  runtime().provider = provider.fetch;
  runtime().once = createMemoryState().once;
  acme = await openCompany("Acme");
  other = await openCompany("Other");
  for (const session of [acme, other])
    await write(session, "PATCH", pathOf(operations.updateProfile), { person_cards: "true", address: "Fort,\nMumbai" });
});
beforeEach(() => jest.spyOn(log, "error").mockImplementation(() => {}));
afterAll(async () => {
  runtime().provider = null;
  await provider.close();
  await rm(dataDir, { recursive: true, force: true });
});

const signIn = async (email: string, word: string) =>
  (await authenticate({ email, password: word }, new Headers())).session;

async function openCompany(company_name: string): Promise<Session> {
  const email = `${company_name.toLowerCase()}@example.com`;
  const { access } = await signIn(admin.email, admin.password);
  const headers = { authorization: `Bearer ${access}`, "content-type": "application/json" };
  const body = JSON.stringify({ company_name, email, password, phone: "98200 00000" });
  await callProvider(pathOf(operations.createClient), { method: "POST", headers, body });
  return signIn(email, password);
}

async function write<R>({ access }: Session, method: string, at: string, fields: Record<string, string>): Promise<R> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const answer = await callProvider(at, { method, headers: { authorization: `Bearer ${access}` }, body });
  expect(answer.ok).toBe(true);
  return (await answer.json()) as R;
}

const addPerson = (session: Session, name: string) =>
  write<Person>(session, "POST", pathOf(operations.createPerson), { name, phone: "98200 11111" });

type Options = { session?: Session | null; headers?: Record<string, string> };

async function ask(print: typeof printCards, body: unknown, { session = acme, headers }: Options = {}) {
  const type = { "content-type": "application/json", ...headers };
  const init = { method: "POST", body: typeof body === "string" ? body : JSON.stringify(body), headers: type, session };
  const response = await print(await buildRequest("/api/prints/cards", init));
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}

const codesOf = async (people: number[] | null, options?: Options) =>
  Object.entries(unzipSync((await ask(printCodes, { people }, options)).bytes)).map(([name, svg]) => ({
    name,
    svg: strFromU8(svg),
  }));
const reasonOf = ({ bytes }: { bytes: Uint8Array }) => JSON.parse(strFromU8(bytes)).code;

test("before anybody has a card there is nothing to print", async () => {
  const answer = await ask(printCards, { people: null });
  expect([answer.status, reasonOf(answer)]).toEqual([404, "not_found"]);
});

describe("with people", () => {
  let ravi: Person;
  let meera: Person;
  let stranger: Person;

  beforeAll(async () => {
    ravi = await addPerson(acme, "Ravi Kumar");
    meera = await addPerson(acme, "मीरा");
    stranger = await addPerson(other, "Somebody Else");
  });

  test("all have a picture of the code that opens their card, named by them", async () => {
    const codes = await codesOf(null);
    expect(codes.map(({ name }) => name)).toEqual([`ravi-kumar-${ravi.id}.svg`, `मीरा-${meera.id}.svg`]);
    const read = await Promise.all(codes.map(({ svg }) => readCode(Buffer.from(svg))));
    expect(read).toEqual([ravi, meera].map(({ slug }) => expect.stringMatching(`/acme/people/${slug}\\?s=qr$`)));
  });

  test("one person's cards are a sheet of both sides, which nobody keeps", async () => {
    const { status, headers, bytes } = await ask(printCards, { people: [meera.id] });
    expect([status, headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect((await PDFDocument.load(bytes)).getPageCount()).toBe(2);
  });

  test("people of another company are not drawn, whoever names them", async () => {
    expect(await codesOf([ravi.id, stranger.id])).toHaveLength(1);
    expect((await ask(printCodes, { people: [stranger.id] })).status).toBe(404);
    expect((await ask(printCards, { people: [stranger.id] })).status).toBe(404);
    expect((await codesOf(null, { session: other })).map(({ name }) => name)).toEqual([
      `somebody-else-${stranger.id}.svg`,
    ]);
  });

  test("nobody else is served", async () => {
    const session = await signIn(admin.email, admin.password);
    const asked = { people: null };
    const statuses = await Promise.all([
      ask(printCards, asked, { session: null }),
      ask(printCards, asked, { session }),
      ask(printCards, asked, { headers: { "sec-fetch-site": "cross-site" } }),
      ask(printCards, asked, { headers: { "x-company-id": "999" } }),
    ]);
    expect(statuses.map((answer) => [answer.status, reasonOf(answer)])).toEqual([
      [401, "not_authenticated"],
      // An administrator may have a company; this one has none.
      [404, "not_found"],
      [403, "cross_site"],
      [403, "company_left"],
    ]);
  });

  test.each<[string, unknown, number]>([
    ["no JSON", "{", 400],
    ["nobody", { people: [] }, 400],
    ["nothing", {}, 400],
    ["words", { people: ["all"] }, 400],
    ["more than anybody has", { people: Array.from({ length: highestLimits.people + 1 }, (_, id) => id + 1) }, 400],
    ["a flood", "1".repeat(callLimits.jsonBody + 1), 413],
  ])("%s is refused", async (_, body, status) => {
    expect((await ask(printCards, body)).status).toBe(status);
  });

  test("a session that has ended is told to sign in", async () => {
    const ended = await signIn("acme@example.com", password);
    await callProvider(pathOf(operations.signOut), {
      method: "POST",
      headers: { authorization: `Bearer ${ended.access}`, "content-type": "application/json" },
      body: JSON.stringify({ refresh: ended.refresh }),
    });
    expect((await ask(printCards, { people: null }, { session: ended })).status).toBe(401);
  });

  test("where cards for people are off, there is nothing to print", async () => {
    await write(acme, "PATCH", pathOf(operations.updateProfile), { person_cards: "false" });
    expect((await ask(printCards, { people: null })).status).toBe(404);
  });
});
