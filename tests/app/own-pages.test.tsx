import { GET as getAppointment } from "@/app/(card)/[companyName]/appointment/[outcome]/route";
import { GET as getReview } from "@/app/(card)/card/review/[token]/route";
import type { OwnAppointment } from "@/lib/contract/appointments/schema";
import type { OwnFeedback } from "@/lib/contract/feedback/schema";
import { loadCompany } from "@/lib/web/provider-client/companies";
import { loadAppointment, loadOwnReview } from "@/lib/web/provider-client/visitors";
import { buildCompany } from "../components/card/build-card";
import { keepAnswers } from "./answers";

jest.mock("@/lib/env", () => ({ env: () => ({ BUILD_ID: "b1" }) }));
jest.mock("@/lib/web/runtime", () => ({ runtime: jest.fn() }));
jest.mock("@/lib/web/provider-client/companies");
jest.mock("@/lib/web/provider-client/visitors");
beforeEach(() => {
  keepAnswers();
});

const slug = "marigold-living";
const told = { slug, company_name: "Marigold Living" };
const company = buildCompany({ profile: { texts: { hi: { company_name: "गेंदा" } } } });

/** The page at a path whose language the listener has told. */
async function open<P>(get: (request: Request, context: { params: Promise<P> }) => Promise<Response>, params: P) {
  const language = "outcome" in (params as object) ? "hi" : null;
  const request = { url: "http://cards.example/", headers: { get: () => language } } as never as Request;
  const { text } = (await get(request, { params: Promise.resolve(params) })) as never as { text: string };
  return new DOMParser().parseFromString(text, "text/html");
}

test("an appointment's page names the company in its own language, and so its faults", async () => {
  const appointment: OwnAppointment = {
    status: "requested",
    service: "Fitting",
    minutes: 30,
    price: "",
    start: "2026-11-30T04:30:00.000Z",
    end: "2026-11-30T05:00:00.000Z",
    name: "Asha",
    message: "Bring the receipt",
    company: { ...told, phone: "" },
    time_zone: "Asia/Kolkata",
    can_withdraw: false,
    person: "Meera",
  };
  jest.mocked(loadCompany).mockResolvedValue(company);
  jest.mocked(loadAppointment).mockResolvedValue(appointment);
  const { title, body } = await open(getAppointment, { companyName: slug, outcome: "a-token" });
  expect(loadAppointment).toHaveBeenCalledWith("a-token", "hi");
  expect(title).toContain("गेंदा");
  expect(body.textContent).not.toContain(told.company_name);
  expect(body.querySelector("dl")?.textContent).toContain("Meera");
});

test.each([
  ["which the card has", [], `/${slug}/hi`, "गेंदा"],
  ["which is off", ["hi"], `/${slug}`, told.company_name],
] as const)("a review's page is in the language that its sender wrote in, %s", async (_, off, path, name) => {
  const review: OwnFeedback = {
    status: "approved",
    rating: 5,
    message: "Lovely",
    response: "Thank you",
    company: told,
    language: "hi",
  };
  const profile = { ...company.profile, languages_off: [...off] };
  jest.mocked(loadCompany).mockResolvedValue({ ...company, profile });
  jest.mocked(loadOwnReview).mockResolvedValue(review);
  const { body, documentElement } = await open(getReview, { token: "7-token" });
  expect(documentElement.lang).toBe("hi");
  expect(body.textContent).toContain(name);
  expect([...body.querySelectorAll("main a")].map((link) => link.getAttribute("href"))).toContain(path);
});
