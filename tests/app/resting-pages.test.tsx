import { GET as getCategory } from "@/app/(card)/[companyName]/c/[category]/route";
import { GET as getRefused } from "@/app/(card)/[companyName]/contact/[outcome]/route";
import { GET as getContact } from "@/app/(card)/[companyName]/contact/route";
import { GET as getProduct } from "@/app/(card)/[companyName]/p/[product]/route";
import { loadCompany } from "@/lib/web/provider-client/companies";
import { buildCompany } from "../components/card/build-card";
import { type Answer, keepAnswers } from "./answers";

jest.mock("@/lib/env", () => ({ env: () => ({ BUILD_ID: "b1" }) }));
jest.mock("@/lib/web/runtime", () => ({ runtime: jest.fn() }));
jest.mock("@/lib/web/provider-client/companies");
jest.mock("@/lib/web/provider-client/cards");
jest.mock("@/lib/web/provider-client/visitors");

const companyName = "marigold-living";

beforeEach(() => {
  keepAnswers();
  jest.mocked(loadCompany).mockResolvedValue({ ...buildCompany(), takes_leads: false, is_resting: true });
});

async function open<P>(get: (request: Request, context: { params: Promise<P> }) => Promise<Response>, params: P) {
  const request = { url: "http://cards.example/", headers: { get: () => null } } as never as Request;
  const { text, ...init } = (await get(request, { params: Promise.resolve(params) })) as never as Answer;
  const { head, body } = new DOMParser().parseFromString(text, "text/html");
  const links = [...body.querySelectorAll("main a")].map((link) => link.getAttribute("href"));
  return { init, head, body, links };
}

test.each([
  ["a product", () => open(getProduct, { companyName, product: "lamp-7" })],
  ["a category", () => open(getCategory, { companyName, category: "lamps" })],
  ["a form", () => open(getContact, { companyName })],
])("what leads to %s leads to the company while its card rests", async (_, openPage) => {
  const { init, head, body, links } = await openPage();
  expect(init.status).toBe(200);
  expect(init.headers).not.toHaveProperty("x-page-cache");
  expect(head.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
  expect(body.querySelector("h1")?.textContent).toBe("This page is resting");
  expect(links).toEqual(["tel:+919800000000", "https://wa.me/919800000000", `/${companyName}`]);
  expect(body.querySelector("form")).toBeNull();
});

test("a form that was sent while the card came to rest says so, and keeps what was typed", async () => {
  const { body, links } = await open(getRefused, { companyName, outcome: "resting" });
  expect(body.querySelector('[role="alert"]')?.textContent).toContain("takes no messages at the moment");
  expect(body.textContent).toContain("what you typed is still there");
  expect(links).toEqual(["tel:+919800000000", "https://wa.me/919800000000", `/${companyName}`]);
});
