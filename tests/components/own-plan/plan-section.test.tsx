import { screen } from "@testing-library/react";
import { PlanSection } from "@/components/own-plan/plan-section";
import { withoutPlan } from "@/lib/contract/limits";
import type { OwnPlan } from "@/lib/contract/plans/schema";
import { fakeApi } from "../fake-api";
import { showScreen } from "../show-screen";
import { buildCurrentUser } from "../with-user";

const own: OwnPlan = {
  plan: { id: 1, name: "Standard", price: "599.00", currency: "INR", months: 12 },
  started_on: "2026-04-01",
  subscription: null,
  allowance: { limits: { ...withoutPlan.limits, people: 2 }, features: ["orders"] },
  used: { documents: 0, products: 5, videos: 0, banners: 1, people: 3, storage: 12 },
  resting: { documents: 0, products: 0, videos: 0, banners: 0, people: 1 },
};

async function show(plan: OwnPlan) {
  fakeApi({ "GET /api/client/plan/": { json: plan } });
  await showScreen(buildCurrentUser(), <PlanSection />);
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
