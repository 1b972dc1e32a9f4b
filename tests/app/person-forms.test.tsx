import { GET as getAppointment } from "@/app/(card)/[companyName]/appointment/route";
import { GET as getOutcome } from "@/app/(card)/[companyName]/contact/[outcome]/route";
import { GET as getContact } from "@/app/(card)/[companyName]/contact/route";
import { GET as getOrder } from "@/app/(card)/[companyName]/order/route";
import { GET as getPerson } from "@/app/(card)/[companyName]/people/[person]/route";
import { GET as getReview } from "@/app/(card)/[companyName]/review/route";
import { loadCard, loadPerson, loadProducts } from "@/lib/web/provider-client/cards";
import { loadCompany } from "@/lib/web/provider-client/companies";
import { loadFormTicket, loadSlots } from "@/lib/web/provider-client/visitors";
import { buildCard, buildCompany, buildPerson, buildProduct } from "../components/card/build-card";
import { keepAnswers } from "./answers";

jest.mock("@/lib/env", () => ({ env: () => ({ BUILD_ID: "b1" }) }));
jest.mock("@/lib/web/runtime", () => ({ runtime: jest.fn() }));
jest.mock("@/lib/web/provider-client/companies");
jest.mock("@/lib/web/provider-client/cards");
jest.mock("@/lib/web/provider-client/visitors");
jest.mock("@/lib/web/site/site", () => ({
  readSite: async () => ({ url: "https://cards.example", name: "Namaskard", currency: "INR" }),
}));

const companyName = "marigold-living";
const person = buildPerson();
const own = "/marigold-living/people/ravi-kumar-1";
const service = { id: "cut", name: "Hair cut", minutes: 60, price: "" };

beforeEach(() => {
  keepAnswers();
  const company = { ...buildCompany({ profile: { person_cards: true } }), takes_leads: true };
  jest.mocked(loadCompany).mockResolvedValue(company);
  jest.mocked(loadCard).mockResolvedValue(buildCard({ company, people: [person], products: [buildProduct()] }));
  jest.mocked(loadPerson).mockImplementation(async (_, id) => (id === person.id ? person : null));
  jest.mocked(loadProducts).mockResolvedValue([buildProduct()]);
  jest.mocked(loadFormTicket).mockResolvedValue("a ticket");
  jest.mocked(loadSlots).mockResolvedValue({
    ...{ services: [service], time_zone: "Asia/Kolkata" },
    ...{ days: ["2026-11-30"], slots: ["2026-11-30T05:00:00.000Z"] },
  });
});

type Get<P> = (request: Request, context: { params: Promise<P> }) => Promise<Response>;

async function open<P>(get: Get<P>, params: P, query = "") {
  const request = { url: `http://cards.example/${query}`, headers: { get: () => null } } as never as Request;
  const { text } = (await get(request, { params: Promise.resolve(params) })) as never as { text: string };
  const { body } = new DOMParser().parseFromString(text, "text/html");
  const links = [...body.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "");
  const field = body.querySelector("input[name=person]")?.getAttribute("value");
  const action = body.querySelector("form")?.getAttribute("action");
  return { body, links, field, action };
}

test("the forms of a person's card are theirs", async () => {
  const { links } = await open(getPerson, { companyName, person: "ravi-kumar-1" });
  const forms = links.filter((link) => /^\/marigold-living\/(contact|order|appointment)/.test(link));
  expect(forms.length).toBeGreaterThan(2);
  for (const link of forms) expect(link).toMatch(/[?&]person=1$/);
});

test.each([
  ["a contact", getContact, "contact"],
  ["an order", getOrder, "order"],
  ["an appointment", getAppointment, "appointment"],
])("%s says to whom it goes, and leads back to their card", async (_, get, form) => {
  const day = "&service=cut&day=2026-11-30&start=2026-11-30T05:00:00.000Z";
  const { body, links, field, action } = await open(get, { companyName }, `?person=1${day}`);
  expect([field, action]).toEqual(["1", `/api/forms/marigold-living/${form}?person=1`]);
  expect(body.querySelector("header")?.textContent).toContain("Ravi Kumar");
  expect(body.querySelector("main")?.textContent).toContain("Goes to Ravi Kumar");
  expect(links[0]).toBe(own);
});

test("each step of a booking keeps the person", async () => {
  for (const query of ["", "&service=cut", "&service=cut&day=2026-11-30"]) {
    const { links } = await open(getAppointment, { companyName }, `?person=1${query}`);
    const steps = links.filter((link) => link.includes("/appointment"));
    expect(steps).not.toEqual([]);
    for (const link of steps) expect(link).toMatch(/[?&]person=1$/);
    expect(links.at(-1)).toBe(own);
  }
});

test("a form that was sent without script leads back to the person's card", async () => {
  for (const outcome of ["thanks", "quick"]) {
    const { links } = await open(getOutcome, { companyName, outcome }, "?person=1");
    expect([links[0], links.at(-1)]).toEqual([own, own]);
  }
});

test.each(["", "?person=2", "?person=ravi", "?person="])("with %j a form is the company's", async (query) => {
  const { body, links, field, action } = await open(getContact, { companyName }, query);
  expect([field, action, links[0]]).toEqual([undefined, "/api/forms/marigold-living/contact", "/marigold-living"]);
  expect(body.textContent).not.toContain("Goes to");
});

test("without cards for people, and for a review, a form is the company's", async () => {
  expect((await open(getReview, { companyName }, "?person=1")).field).toBeUndefined();
  jest.mocked(loadCompany).mockResolvedValue({ ...buildCompany(), takes_leads: true });
  expect((await open(getContact, { companyName }, "?person=1")).field).toBeUndefined();
});
