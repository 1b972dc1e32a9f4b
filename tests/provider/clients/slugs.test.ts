import * as profileMessages from "@/lib/contract/cards/messages";
import { slugSchema } from "@/lib/contract/cards/slug";
import { profileLimits } from "@/lib/contract/cards/values";
import { ApiError } from "@/lib/contract/errors";
import {
  assignSlug,
  deriveSlug,
  findSlugRefusal,
  isReservedForNew,
  renameClient,
  setSlug,
} from "@/provider/clients/slugs";
import { type Write, write } from "@/provider/kernel/write/write";
import { buildDeps, type TestDeps } from "../build-deps";
import { insertClient } from "../insert-client";

const by = { actorId: 1, address: "203.0.113.7" };
let deps: TestDeps;
beforeEach(async () => {
  deps = await buildDeps();
});
afterEach(() => deps.close());

const slugsOf = (clientId: number) =>
  deps.db
    .selectFrom("slugs")
    .select(["slug", "is_current"])
    .where("client_id", "=", clientId)
    .orderBy("slug")
    .execute();
const currentSlug = async (clientId: number) => (await slugsOf(clientId)).find((slug) => slug.is_current)?.slug;
const inWrite = <T>(work: (open: Write) => Promise<T>) => write(deps, by, work);
const assign = async (name: string) => {
  const clientId = await insertClient(deps.db);
  return inWrite((open) => assignSlug(open, clientId, name));
};
const rename = (clientId: number, name: string, slug?: string) =>
  inWrite((open) => renameClient(open, clientId, name, slug));
const choose = (clientId: number, slug: string) => inWrite((open) => setSlug(open, clientId, slug));

describe("an address from a name", () => {
  test.each([
    ["Lamps & Sons Pvt. Ltd.", "lamps-sons-pvt-ltd"],
    ["  O’Brien's   Café ", "obriens-cafe"],
    ["Müller GmbH", "muller-gmbh"],
    ["ＡＢＣ　Ｌａｍｐｓ", "abc-lamps"],
    ["🙂", "slight-smile"],
    ["A", "company"],
    ["!!!", "company"],
    ["", "company"],
    ["Dashboard", "dashboard"],
  ])("%j is %s", (name, slug) => expect(deriveSlug(name)).toBe(slug));

  test.each(["शर्मा ट्रेडर्स", "தமிழ் கடை", "محل الأنوار", "株式会社ランプ", "ЗАО Ромашка", "한국 상사"])(
    "%s is transliterated",
    (name) => {
      expect(deriveSlug(name)).not.toBe("company");
      expect(slugSchema.parse(deriveSlug(name))).toBe(deriveSlug(name));
    },
  );

  test("is valid and leaves room for a number, however long or odd the name", () => {
    const names = [
      "x".repeat(80),
      `${"ab ".repeat(26)}`,
      "株".repeat(80),
      "-".repeat(80),
      "_a_b_",
      "\ud800ab",
      `${"a".repeat(53)} b`,
    ];
    for (const name of names) {
      expect(slugSchema.safeParse(`${deriveSlug(name)}-9999`).error).toBeUndefined();
      expect(deriveSlug(name).length).toBeLessThanOrEqual(profileLimits.slug.max);
    }
  });
});

test("equal, reserved and empty names get numbers", async () => {
  const names = ["Acme", "ACME!", "acme", "Dashboard", "dashboard", "✽", "", "Acme 2"];
  const slugs = [];
  for (const name of names) slugs.push(await assign(name));
  expect(slugs).toEqual(["acme", "acme-2", "acme-3", "dashboard-2", "dashboard-3", "company", "company-2", "acme-2-2"]);
});

describe("an address of a language or a page to come", () => {
  test.each(["hi", "ta", "mni", "pt-br", "zh-hans", "pricing", "well-known", "dashboard"])(
    "%s is no new card's",
    (slug) => expect(isReservedForNew(slug)).toBe(true),
  );
  test.each(["hp", "hi-fi", "pt-br-2", "hi-2", "in", "hans", "pricing-2", "my-blog"])("%s is free", (slug) =>
    expect(isReservedForNew(slug)).toBe(false),
  );

  test("is refused by choice and stepped around by name", async () => {
    const client = await insertClient(deps.db, { company_name: "Acme", slug: "acme" });
    for (const slug of ["hi", "pricing"])
      await expect(choose(client, slug)).rejects.toMatchObject({
        status: 400,
        fields: { slug: [profileMessages.slugReserved] },
      });
    await rename(client, "Hi");
    expect(await currentSlug(client)).toBe("hi-2");
    expect([await assign("HI!"), await assign("Pricing")]).toEqual(["hi-3", "pricing-2"]);
  });

  test("stays with who has or had it, and still is nobody else's", async () => {
    const [client, other] = [
      await insertClient(deps.db, { company_name: "Hi", slug: "hi" }),
      await insertClient(deps.db),
    ];
    await rename(client, "Hi", slugSchema.parse("hi"));
    expect(await currentSlug(client)).toBe("hi");
    await rename(client, "Hello");
    await rename(client, "Hi");
    expect(await currentSlug(client)).toBe("hi");
    await rename(client, "Hello");
    await choose(client, "hi");
    expect(await slugsOf(client)).toEqual([
      { slug: "hello", is_current: false },
      { slug: "hi", is_current: true },
    ]);
    expect(await findSlugRefusal(deps.db, other, "hi", "2026-11-20T10:00:00.000Z")).toBe(profileMessages.slugTaken);
    expect(await assign("Hi")).toBe("hi-2");
  });
});

test("a rename moves the address; the old one stays, and comes back with the old name", async () => {
  const client = await insertClient(deps.db, { company_name: "Acme", slug: "acme" });
  await rename(client, "Brass Works");
  expect(await slugsOf(client)).toEqual([
    { slug: "acme", is_current: false },
    { slug: "brass-works", is_current: true },
  ]);
  expect(await assign("Acme")).toBe("acme-2");
  await rename(client, "Acme");
  expect(await slugsOf(client)).toEqual([
    { slug: "acme", is_current: true },
    { slug: "brass-works", is_current: false },
  ]);
  expect(await deps.db.selectFrom("audit_log").select(["action", "detail"]).execute()).toEqual([
    { action: "client_renamed", detail: "Acme → Brass Works" },
    { action: "slug_changed", detail: "acme → brass-works" },
    { action: "client_renamed", detail: "Brass Works → Acme" },
    { action: "slug_changed", detail: "brass-works → acme" },
  ]);
});

test("a numbered address comes back too, and stays when only the spelling changes", async () => {
  await assign("Acme");
  const client = await insertClient(deps.db, { company_name: "Other", slug: "other" });
  await rename(client, "Acme");
  expect(await currentSlug(client)).toBe("acme-2");
  await rename(client, "ACME!");
  expect(await currentSlug(client)).toBe("acme-2");
  await rename(client, "Other");
  await rename(client, "acme");
  expect(await slugsOf(client)).toEqual([
    { slug: "acme-2", is_current: true },
    { slug: "other", is_current: false },
  ]);
});

test("a rename with an address moves once: to that one, or not at all where it is the present one", async () => {
  const client = await insertClient(deps.db, { company_name: "Acme", slug: "acme" });
  await rename(client, "Brass Works", "acme");
  expect(await slugsOf(client)).toEqual([{ slug: "acme", is_current: true }]);
  await rename(client, "Copper Works", "metal");
  expect(await slugsOf(client)).toEqual([
    { slug: "acme", is_current: false },
    { slug: "metal", is_current: true },
  ]);
  await rename(client, "Copper Works", "acme");
  expect(await currentSlug(client)).toBe("acme");
  expect(await deps.db.selectFrom("audit_log").select(["action", "detail"]).execute()).toEqual([
    { action: "client_renamed", detail: "Acme → Brass Works" },
    { action: "client_renamed", detail: "Brass Works → Copper Works" },
    { action: "slug_changed", detail: "acme → metal" },
    { action: "slug_changed", detail: "metal → acme" },
  ]);
});

test("the name that it has already changes nothing", async () => {
  const client = await insertClient(deps.db, { company_name: "Acme", slug: "my-own-choice" });
  await rename(client, "Acme");
  expect(await slugsOf(client)).toEqual([{ slug: "my-own-choice", is_current: true }]);
  expect(await deps.db.selectFrom("audit_log").select("id").execute()).toEqual([]);
});

test("a chosen address must be nobody else's, present or former", async () => {
  const [client, other] = [
    await insertClient(deps.db, { slug: "mine" }),
    await insertClient(deps.db, { slug: "theirs" }),
  ];
  await choose(other, "theirs-now");
  for (const slug of ["theirs", "theirs-now"]) {
    const error = await choose(client, slug).catch((error) => error);
    expect(error).toBeInstanceOf(ApiError);
    expect([error.status, error.fields]).toEqual([400, { slug: [profileMessages.slugTaken] }]);
  }
  await choose(other, "theirs");
  await choose(client, "mine");
  expect([await currentSlug(other), await currentSlug(client)]).toEqual(["theirs", "mine"]);
});

test("of many that want one address at once, one gets it and each keeps exactly one", async () => {
  const clients = await Promise.all(Array.from({ length: 20 }, () => insertClient(deps.db)));
  const outcomes = await Promise.allSettled(clients.map((clientId) => choose(clientId, "wanted")));
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const current = await deps.db.selectFrom("slugs").select("slug").where("is_current", "=", true).execute();
  expect(current).toHaveLength(20);
});

test("of many that derive one address at once, each gets its own", async () => {
  const clients = await Promise.all(Array.from({ length: 20 }, () => insertClient(deps.db)));
  const derive = (clientId: number) => inWrite((open) => assignSlug(open, clientId, "Wanted"));
  expect(new Set(await Promise.all(clients.map(derive))).size).toBe(20);
});

describe("an address is its card's for good", () => {
  const dayAgo = new Date(Date.now() - 25 * 60 * 60_000).toISOString();
  const old = async (clientId: number, count: number) => {
    const rows = Array.from({ length: count }, (_, number) => ({
      slug: `old-${clientId}-${number}`,
      client_id: clientId,
      is_current: false,
      created_at: dayAgo,
    }));
    await deps.db.insertInto("slugs").values(rows).execute();
  };
  const refusal = (message: string) => expect.objectContaining({ status: 400, fields: { slug: [message] } });

  test("a client takes some in a day, by whichever way, and goes back to its own at any time", async () => {
    const client = await insertClient(deps.db, { company_name: "Acme", slug: "acme" });
    const { perDay } = profileLimits.slug;
    for (let number = 1; number <= perDay; number++) await choose(client, `acme-no-${number}`);
    await expect(choose(client, "one-more")).rejects.toEqual(refusal(profileMessages.slugsToday));
    await expect(rename(client, "One more", "one-more")).rejects.toEqual(refusal(profileMessages.slugsToday));
    await rename(client, "Quite another name");
    expect(await currentSlug(client)).toBe(`acme-no-${perDay}`);
    await rename(client, "Acme");
    expect(await currentSlug(client)).toBe("acme");
    expect(await slugsOf(client)).toHaveLength(perDay + 1);
    expect(await assign("Another company")).toBe("another-company");
    await deps.db.updateTable("slugs").set({ created_at: dayAgo }).execute();
    await choose(client, "one-more");
    expect(await currentSlug(client)).toBe("one-more");
  });

  test("a client has so many in all, and then chooses among them", async () => {
    const client = await insertClient(deps.db, { company_name: "Acme", slug: "acme" });
    await old(client, profileLimits.slug.most - 1);
    await expect(choose(client, "one-more")).rejects.toEqual(refusal(profileMessages.slugsFull));
    await rename(client, "One more");
    expect(await currentSlug(client)).toBe("acme");
    await choose(client, `old-${client}-7`);
    expect(await currentSlug(client)).toBe(`old-${client}-7`);
  });
});
