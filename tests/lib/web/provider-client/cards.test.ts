import * as failures from "@/lib/contract/failures";
import { loadCard } from "@/lib/web/provider-client/cards";
import { runtime } from "@/lib/web/runtime";

const time = "2026-11-20T10:00:00Z";

const client = { id: 1, company_name: "Marigold", email: "a@b.example", phone: "123456", slug: "marigold" };
const profile = {
  address: "",
  location: "",
  about_us: "",
  template_choice: "1",
  social_media_links: {},
  logo: null,
};
const product = {
  id: 1,
  name: "Vase",
  description: "",
  price: "1.00",
  image: null,
  status: "active",
  updated_at: time,
};

/** A provider that answers by the path's last segment; any other is not found. */
function answerWith(answers: Record<string, unknown>): void {
  runtime().provider = async (request) => {
    const name = new URL(request.url).pathname.split("/").filter(Boolean)[4] ?? "company";
    const answer = answers[name];
    if (answer instanceof Response) return answer;
    return answer === undefined ? Response.json({ error: "Not found" }, { status: 404 }) : Response.json(answer);
  };
}

const company = { client, user: { id: 2 }, profile };

afterAll(() => {
  runtime().provider = null;
});

test("of a core provider lists are read from results or a plain array", async () => {
  answerWith({ company, products: { results: [product] }, videos: [], documents: { results: [] }, banners: [] });
  expect(await loadCard("one")).toMatchObject({
    company: { client },
    products: [product],
    videos: [],
    people: [],
    reviews: null,
  });
});

describe("where one call tells all that a card lists", () => {
  const contents = { documents: [], products: [product], videos: [], banners: [], people: [] };
  const reviews = { count: 30, average: 4.6, results: [] };

  test("no list is asked for by itself", async () => {
    answerWith({ company, contents: { ...contents, reviews }, products: [] });
    expect(await loadCard("all at once")).toMatchObject({ products: [product], reviews });
  });

  test("a broken item is dropped", async () => {
    answerWith({ company, contents: { ...contents, products: [product, { id: "x" }], reviews } });
    expect((await loadCard("broken"))?.products.map(({ id }) => id)).toEqual([1]);
  });

  test.each([
    ["fails", new Response(null, { status: 503 })],
    ["is no JSON", new Response("<html>")],
    ["lacks a list", { ...contents, people: undefined, reviews }],
    ["lacks reviews", contents],
  ])("the company stands alone where it %s", async (what, answer) => {
    answerWith({ company, contents: answer, products: { results: [product] } });
    expect(await loadCard(what)).toMatchObject({ company: { client }, products: [], reviews: null });
  });
});

test("a list that fails is empty, and so is one that is none", async () => {
  answerWith({
    company,
    products: new Response(null, { status: 503 }),
    videos: new Response("<html>", { status: 500 }),
    banners: "x",
  });
  expect(await loadCard("two")).toMatchObject({ documents: [], products: [], videos: [], banners: [], people: [] });
});

test("a broken item is dropped, an inactive one too", async () => {
  answerWith({ company, products: [product, { id: "x" }, null, { ...product, id: 2, status: "inactive" }] });
  expect((await loadCard("three"))?.products.map(({ id }) => id)).toEqual([1]);
});

test("links that lead anywhere but to files are dropped", async () => {
  const document = { id: 1, file: "javascript:alert(1)", file_name: "x", uploaded_at: time };
  answerWith({
    company,
    documents: [document, { ...document, id: 2, file: "//evil.test/x" }, { ...document, id: 3, file: "/media/x.pdf" }],
    products: [{ ...product, image: "data:text/html,x" }],
  });
  const card = await loadCard("four");
  expect(card?.documents.map(({ id }) => id)).toEqual([3]);
  expect(card?.products[0]?.image).toBeNull();
});

test("pictures in other sizes are dropped with the rest", async () => {
  const size = { width: 96, height: 96 };
  const own = { ...size, url: "/media/x.webp" };
  const set = [own, { ...size, url: "https://evil.test/x.webp" }];
  answerWith({
    company: { client, profile: { ...profile, logo: "https://evil.test/x.webp", logo_set: set } },
    products: [{ ...product, image: own.url, image_set: set }],
  });
  const card = await loadCard("four sizes");
  expect(card?.company.profile).toMatchObject({ logo: null, logo_set: [own] });
  expect(card?.products[0]).toMatchObject({ image: own.url, image_set: [own] });
});

test("a bad link in the profile takes only itself away", async () => {
  const social_media_links = {
    facebook: "javascript:alert(1)",
    twitter: "https://evil.test/x.com",
    website: "a.example",
  };
  answerWith({ company: { ...company, profile: { ...profile, location: "javascript:alert(1)", social_media_links } } });
  expect((await loadCard("five"))?.company.profile).toMatchObject({
    location: "",
    social_media_links: { website: "https://a.example" },
  });
});

test.each([
  ["no profile", { client: { company_name: "X", email: "", phone: "" } }],
  ["a null profile", { client: { company_name: "X", email: null, phone: null }, user: null, profile: null }],
  ["empty fields", { client: { company_name: "X" }, profile: { address: null, logo: null, template_choice: null } }],
])("a provider that sends %s is understood", async (name, answer) => {
  answerWith({ company: answer });
  expect((await loadCard(name))?.company).toMatchObject({
    client: { company_name: "X", email: "", phone: "" },
    profile: { address: "", template_choice: "1", social_media_links: {}, logo: null },
  });
});

test("an unknown company is none", async () => {
  answerWith({});
  expect(await loadCard("six")).toBeNull();
});

test("a failure tells the provider's reason, or that loading failed", async () => {
  answerWith({ company: Response.json({ error: "Resting" }, { status: 503 }) });
  await expect(loadCard("seven")).rejects.toThrow("Resting");
  answerWith({ company: new Response("<html>", { status: 500 }) });
  await expect(loadCard("eight")).rejects.toThrow(failures.companyFailed);
  answerWith({ company: { unreadable: true } });
  await expect(loadCard("nine")).rejects.toThrow(failures.companyFailed);
});
