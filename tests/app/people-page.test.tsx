import { GET } from "@/app/(card)/[companyName]/people/route";
import type { Company } from "@/lib/contract/cards/company";
import { loadPeople } from "@/lib/web/provider-client/cards";
import { loadCompany } from "@/lib/web/provider-client/companies";
import { buildBranch, buildCompany, buildPerson } from "../components/card/build-card";
import { type Answer, keepAnswers } from "./answers";

jest.mock("@/lib/env", () => ({ env: () => ({ BUILD_ID: "b1" }) }));
jest.mock("@/lib/web/runtime", () => ({ runtime: jest.fn() }));
jest.mock("@/lib/web/provider-client/companies");
jest.mock("@/lib/web/provider-client/cards");
jest.mock("@/lib/web/site/site", () => ({
  readSite: async () => ({ url: "https://cards.example", name: "Namaskard", currency: "INR" }),
}));
jest.mock("@/lib/runtime/log/log", () => ({ log: { error: jest.fn() } }));

beforeEach(() => {
  keepAnswers();
  jest.mocked(loadPeople).mockResolvedValue({ people: [buildPerson({ branch_id: 2 })], count: 120 });
});

const branches = [buildBranch({ id: 1, name: "Pune" }), buildBranch({ id: 2, name: "Thane" })];

async function open(query = "", profile: Partial<Company["profile"]> = {}, hides_branches?: boolean) {
  const company = buildCompany({ profile: { person_cards: true, branches, ...profile } });
  jest.mocked(loadCompany).mockResolvedValue({ ...company, hides_branches });
  const url = `http://cards.example/marigold-living/people${query}`;
  const request = { url, headers: { get: () => null } } as never as Request;
  const answer = (await GET(request, { params: Promise.resolve({ companyName: "marigold-living" }) })) as never;
  const { text, status, headers } = answer as Answer;
  return { page: new DOMParser().parseFromString(text, "text/html"), status, headers };
}

const wayToAll = (page: Document) =>
  [...page.querySelectorAll("a")].find(({ textContent }) => textContent === "Show everybody");
const robots = (page: Document) => page.querySelector("meta[name=robots]")?.getAttribute("content");

test("everybody is listed with the way to their card, fifty a page", async () => {
  const { page, status } = await open();
  expect(status).toBe(200);
  expect(page.title).toBe("Our team – Marigold Living");
  expect(page.querySelector("h1")?.textContent).toBe("Our team");
  expect(page.querySelector("[role=status]")?.textContent).toBe("120 people");
  expect(page.querySelector("h2 a")?.getAttribute("href")).toBe("/marigold-living/people/ravi-kumar-1");
  expect(page.querySelector(".person-who")?.textContent).toContain("Thane");
  expect(page.querySelector("[rel=next]")?.getAttribute("href")).toBe("/marigold-living/people?page=2");
  expect(page.querySelector("[rel=prev]")).toBeNull();
  expect(wayToAll(page)).toBeUndefined();
  expect(robots(page)).toBe("index, follow");
  expect(loadPeople).toHaveBeenCalledWith(expect.anything(), { search: "", branch: undefined, page: 1, page_size: 50 });
});

test("what is asked stays in the form and in the pages, and out of search engines", async () => {
  const { page } = await open("?search=%20ravi%20&branch=2&page=2");
  expect(loadPeople).toHaveBeenLastCalledWith(expect.anything(), {
    ...{ search: "ravi", branch: 2, page: 2, page_size: 50 },
  });
  const form = page.querySelector("search form") as HTMLFormElement;
  expect(form.getAttribute("action")).toBe("/marigold-living/people");
  expect(form.querySelector("input")?.getAttribute("value")).toBe("ravi");
  expect(form.querySelector("option[selected]")?.textContent).toBe("Thane");
  expect(page.querySelector("[rel=prev]")?.getAttribute("href")).toBe("/marigold-living/people?search=ravi&branch=2");
  expect(page.querySelector("[rel=next]")?.getAttribute("href")).toContain("page=3");
  expect(robots(page)).toContain("noindex");
});

test("nobody found is said, whatever was asked", async () => {
  jest.mocked(loadPeople).mockResolvedValue({ people: [], count: 0 });
  const { page } = await open("?search=<b>%00&branch=-1&page=1e9", { branches: [] });
  expect(page.querySelector("[role=status]")?.textContent).toMatch(/^Nobody found/);
  expect(wayToAll(page)?.getAttribute("href")).toBe("/marigold-living/people");
  expect(page.querySelector("select, [rel=next]")).toBeNull();
  expect(loadPeople).toHaveBeenLastCalledWith(
    expect.anything(),
    expect.objectContaining({ branch: undefined, page: 1 }),
  );
});

test("where cards do not say in which branch people are, nobody is found by one", async () => {
  jest.mocked(loadPeople).mockResolvedValue({ people: [], count: 0 });
  const { page } = await open("?branch=2", {}, true);
  expect(page.querySelector("[role=status]")?.textContent).toMatch(/^Nobody found/);
  expect(page.querySelector("select")).toBeNull();
  expect(wayToAll(page)).toBeDefined();
});

test("there is none where people have no cards, and a failure is said", async () => {
  expect((await open("", { person_cards: false })).status).toBe(404);
  jest.mocked(loadPeople).mockRejectedValue(new Error("The provider answered 500"));
  expect((await open()).status).toBe(503);
});
