import { GET as getShort } from "@/app/(card)/[companyName]/[handle]/route";
import { GET } from "@/app/(card)/[companyName]/people/[person]/route";
import type { Company } from "@/lib/contract/cards/company";
import type { Person } from "@/lib/contract/content/person";
import { findByHandle, loadCard, loadPerson, loadSuccessor } from "@/lib/web/provider-client/cards";
import { loadCompany } from "@/lib/web/provider-client/companies";
import { buildCard, buildCompany, buildPerson } from "../components/card/build-card";
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
  jest.mocked(loadPerson).mockResolvedValue(null);
  jest.mocked(loadSuccessor).mockResolvedValue(null);
  jest.mocked(findByHandle).mockResolvedValue(null);
});

function put(profile: Partial<Company["profile"]> = { person_cards: true }, person: Partial<Person> = {}) {
  const company = buildCompany({ profile });
  jest.mocked(loadCompany).mockResolvedValue(company);
  jest
    .mocked(loadCard)
    .mockResolvedValue(buildCard({ company, people: [buildPerson({ texts: { hi: { name: "रवि" } }, ...person })] }));
}

async function open(person: string, language: string | null = null, companyName = "marigold-living"): Promise<Answer> {
  const url = `http://cards.example/${companyName}/people/${person}`;
  const request = { url, headers: { get: () => language } } as never as Request;
  return (await GET(request, { params: Promise.resolve({ companyName, person }) })) as never;
}

const parse = ({ text }: Answer) => new DOMParser().parseFromString(text, "text/html");

test("a person's card is kept until its company changes", async () => {
  put();
  const answer = await open("ravi-kumar-1");
  expect([answer.status, answer.headers["x-page-cache"]]).toEqual([200, "client:12 user:3"]);
  const page = parse(answer);
  expect(page.title).toBe("Ravi Kumar, Sales – Marigold Living");
  expect(page.querySelector("h1")?.textContent).toBe("Ravi Kumar");
  expect(page.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(
    "https://cards.example/marigold-living/people/ravi-kumar-1",
  );
  // Another's link to it counts as a view, and the way there from the company's card does not.
  expect(page.querySelector("script[src]")?.getAttribute("data-opened")).toBe("");
  expect(page.querySelector("script[src]")?.getAttribute("data-person")).toBe("1");
  expect(answer.text).toContain("view.gif?person=1");
  expect(page.querySelector("link[rel=manifest]")?.getAttribute("href")).toBe(
    "/marigold-living/people/ravi-kumar-1/manifest.webmanifest",
  );
});

test("in another language it has their name in that one", async () => {
  put();
  const page = parse(await open("ravi-kumar-1", "hi"));
  expect([page.documentElement.lang, page.querySelector("h1")?.textContent]).toEqual(["hi", "रवि"]);
});

test.each([
  ["somebody-else-1", null, "marigold-living", "/marigold-living/people/ravi-kumar-1"],
  ["1", "hi", "marigold-living", "/marigold-living/hi/people/ravi-kumar-1"],
  ["ravi-kumar-1", null, "marigold", "/marigold-living/people/ravi-kumar-1"],
])("%s in %j at %s is found at its own address", async (person, language, companyName, location) => {
  put();
  const { status, headers } = await open(person, language, companyName);
  expect([status, headers.location]).toEqual([308, location]);
});

test.each(["ravi-kumar-2", "ravi-kumar", "ravi-", "-", "0", "99999999999999999999", "%E0%A4%A", "1.html"])(
  "%s is nobody, and its page leads to the company's card",
  async (person) => {
    put();
    const answer = await open(person);
    expect([answer.status, answer.headers["x-page-cache"]]).toEqual([404, undefined]);
    expect(parse(answer).querySelector("a")?.getAttribute("href")).toBe("/marigold-living");
  },
);

test.each([{}, { person_cards: false }])("without the switch (%j) there is no such page", async (profile) => {
  put(profile);
  expect((await open("ravi-kumar-1")).status).toBe(404);
  expect(loadPerson).not.toHaveBeenCalled();
});

test("where the people could not be read it says so, and is not taken for nothing", async () => {
  put();
  jest.mocked(loadPerson).mockRejectedValue(new Error("The provider answered 500"));
  const answer = await open("meera-7");
  expect([answer.status, answer.headers["x-page-cache"]]).toEqual([503, undefined]);
});

test.each([
  [{ person: { id: 1, slug: "ravi-kumar-1" }, says_so: true }, null, "/marigold-living/people/ravi-kumar-1#now"],
  [{ person: { id: 1, slug: "ravi-kumar-1" }, says_so: false }, "hi", "/marigold-living/hi/people/ravi-kumar-1"],
  [{ person: { id: 7 }, says_so: true }, null, "/marigold-living/people/7#now"],
  [{ person: null, says_so: false }, null, "/marigold-living"],
  [{ person: null, says_so: false }, "hi", "/marigold-living/hi"],
])("of somebody who left it leads on for now (%j in %j)", async (successor, language, location) => {
  put();
  jest.mocked(loadSuccessor).mockResolvedValue(successor);
  const { status, headers } = await open("meera-2", language);
  expect([status, headers.location, headers["cache-control"]]).toEqual([307, location, "no-store"]);
  expect(loadSuccessor).toHaveBeenCalledWith({ slug: "marigold-living" }, 2);
});

test("where it could not be read whom it leads to, it says so", async () => {
  put();
  jest.mocked(loadSuccessor).mockRejectedValue(new Error("The provider answered 500"));
  expect((await open("meera-2")).status).toBe(503);
});

describe("at a short address", () => {
  const profile = { person_cards: true, person_handles: true };

  async function openShort(handle: string, language: string | null = null, companyName = "marigold-living") {
    const url = `http://cards.example/${companyName}/${handle}`;
    const request = { url, headers: { get: () => language } } as never as Request;
    return (await getShort(request, { params: Promise.resolve({ companyName, handle }) })) as never as Answer;
  }

  test.each([
    [null, "/marigold-living/ravi"],
    ["hi", "/marigold-living/hi/ravi"],
  ])("a person's card is kept, and names it as its own (%j)", async (language, path) => {
    put(profile, { handle: "ravi" });
    const answer = await openShort("ravi", language);
    expect([answer.status, answer.headers["x-page-cache"]]).toEqual([200, "client:12 user:3"]);
    const page = parse(answer);
    expect(page.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(`https://cards.example${path}`);
    const hrefs = [...page.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    expect(hrefs).toContain("/marigold-living/people/ravi-kumar-1.vcf");
  });

  test.each([
    ["RAVI", null, "marigold-living", "/marigold-living/ravi"],
    ["%52avi", "hi", "marigold-living", "/marigold-living/hi/ravi"],
    ["ravi", null, "marigold", "/marigold-living/ravi"],
  ])("%s in %j at %s leads to it", async (handle, language, companyName, location) => {
    put(profile, { handle: "ravi" });
    const { status, headers } = await openShort(handle, language, companyName);
    expect([status, headers.location]).toEqual([307, location]);
  });

  test("the long address leads there for now, since a short one may go", async () => {
    put(profile, { handle: "ravi" });
    const { status, headers } = await open("ravi-kumar-1", "hi");
    expect([status, headers.location]).toEqual([307, "/marigold-living/hi/ravi"]);
  });

  test.each([
    ["", "/marigold-living/people/ravi-kumar-1"],
    ["ravi-kumar", "/marigold-living/ravi-kumar"],
  ])("an earlier one leads to what the person has now (%j)", async (handle, location) => {
    put(profile, { handle });
    jest.mocked(findByHandle).mockResolvedValue(1);
    const { status, headers } = await openShort("ravi");
    expect([status, headers.location]).toEqual([307, location]);
    expect(findByHandle).toHaveBeenCalledWith({ slug: "marigold-living" }, "ravi");
  });

  test("of somebody who left it leads on as the long one does", async () => {
    put(profile, { handle: "ravi" });
    jest.mocked(findByHandle).mockResolvedValue(2);
    jest.mocked(loadSuccessor).mockResolvedValue({
      person: { id: 1, slug: "ravi-kumar-1", handle: "ravi" },
      says_so: true,
    });
    const { status, headers } = await openShort("meera");
    expect([status, headers.location]).toEqual([307, "/marigold-living/ravi#now"]);
  });

  test.each(["meera", "people", "hi", "manifest.webmanifest", "%E0%A4%A", "%E0%A4%B0", "..", "r".repeat(10_000)])(
    "%.40s is nobody",
    async (handle) => {
      put(profile, { handle: "ravi" });
      const answer = await openShort(handle);
      expect([answer.status, answer.headers["x-page-cache"]]).toEqual([404, undefined]);
      expect(jest.mocked(findByHandle).mock.calls.map(([, asked]) => asked)).toEqual(
        handle === "meera" ? ["meera"] : [],
      );
    },
  );

  test("without cards for people there is none, and nobody is looked for", async () => {
    put({ person_handles: true });
    expect((await openShort("ravi")).status).toBe(404);
    expect(findByHandle).not.toHaveBeenCalled();
  });
});
