import { screen } from "@testing-library/react";
import { PlanSection } from "@/components/own-plan/plan-section";
import { type ScreenSite, SiteContext } from "@/components/session/site";
import { withoutPlan } from "@/lib/contract/limits";
import type { OwnPlan } from "@/lib/contract/plans/schema";
import { fakeApi } from "../fake-api";
import { showScreen } from "../show-screen";
import { buildCurrentUser, testSite } from "../with-user";

const own: OwnPlan = {
  plan: { id: 1, name: "Standard", price: "599.00", currency: "INR", months: 12 },
  started_on: "2026-04-01",
  subscription: null,
  next: null,
  allowance: { limits: { ...withoutPlan.limits, people: 2 }, features: ["orders"] },
  used: { documents: 0, products: 5, videos: 0, banners: 1, people: 3, storage: 12 },
  resting: { documents: 0, products: 0, videos: 0, banners: 0, people: 1 },
};

async function show(plan: OwnPlan, contact: Partial<ScreenSite> = {}) {
  fakeApi({ "GET /api/client/plan/": { json: plan } });
  const site = { ...testSite, ...contact };
  await showScreen(
    buildCurrentUser(),
    <SiteContext value={site}>
      <PlanSection />
    </SiteContext>,
  );
  await screen.findByRole("meter", { name: "Products" });
}

test("says what the plan costs, what is used of it, and what rests", async () => {
  await show(own);
  expect(screen.getByRole("region", { name: "Your plan" })).toHaveTextContent(
    "Standard · ₹599 for 12 months · since 1 Apr 2026",
  );
  const meterOf = (name: string) => screen.getByRole("meter", { name });
  expect(meterOf("Products")).toHaveAttribute("aria-valuetext", "5 of 20");
  expect(meterOf("Team")).toHaveAttribute("value", "2");
  expect(meterOf("Team")).toHaveAttribute("aria-valuetext", "3 of 2");
  expect(meterOf("Files")).toHaveAttribute("aria-valuetext", "12 MB of 100 MB");
  expect(screen.getByRole("link", { name: "Not on the card: 1" })).toHaveAttribute("href", "/dashboard/people");
  expect(screen.getByText("Your plan has")).toBeInTheDocument();
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["Orders"]);
});

test("without a plan it has the same numbers and no name", async () => {
  await show({ ...own, plan: null, started_on: null });
  expect(screen.getByText("Your card has")).toBeInTheDocument();
  expect(screen.getByText("Your card has")).toBeInTheDocument();
});

test("a plan that costs nothing says so", async () => {
  await show({ ...own, plan: { ...own.plan, price: "0.00" } as OwnPlan["plan"], started_on: null });
  expect(screen.getByText("Free")).toBeInTheDocument();
});

test("a card that rests says since when, when it closes, and leads to where it is paid", async () => {
  const days = { due_on: "2026-11-01", rests_on: "2026-11-17", closes_on: "2027-11-17" };
  await show({ ...own, subscription: { state: "resting", ...days } }, { whatsapp: "919830012345" });
  const section = screen.getByRole("region", { name: "Your plan" });
  expect(section).toHaveTextContent(/Since 17 Nov 2026 your card shows only how to reach you/);
  expect(section).toHaveTextContent("Unless it is paid, the card closes on 17 Nov 2027.");
  expect(screen.getByRole("link", { name: "Pay" })).toHaveAttribute("href", "/dashboard/account/pay");
});

test("a plan that is paid says until when, and leads to its invoices", async () => {
  const days = { due_on: "2027-04-01", rests_on: "2027-04-17", closes_on: "2028-04-17" };
  await show({ ...own, subscription: { state: "active", ...days } }, { email: "help@example.com" });
  expect(screen.getByText(/^Your plan is paid until 1 Apr 2027/)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Payments and invoices" })).toBeInTheDocument();
});

const paused = { state: "paused", due_on: "2026-11-01", rests_on: null, closes_on: null } as const;

test("whoever has a paused plan is told whom to message, where the site says", async () => {
  await show({ ...own, subscription: paused }, { email: "help@example.com" });
  expect(screen.getByText("To show everything again, message us:")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "help@example.com" })).toBeInTheDocument();
});

test("where the site names no contact, nobody is told to message it", async () => {
  await show({ ...own, subscription: paused });
  expect(screen.queryByText(/message us/)).not.toBeInTheDocument();
});
