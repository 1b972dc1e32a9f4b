import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { PlanChoice } from "@/components/own-plan/change-texts";
import { PlanSection } from "@/components/own-plan/plan-section";
import { withoutPlan } from "@/lib/contract/limits";
import type { OwnPlan } from "@/lib/contract/plans/schema";
import { fakeApi } from "../fake-api";
import { buildOwnPlan, buildRequest } from "../pay/build-billing";
import { showScreen } from "../show-screen";
import { buildCurrentUser } from "../with-user";

const push = jest.fn();
jest.mock("next/navigation", () => ({ ...jest.requireActual("next/navigation"), useRouter: () => ({ push }) }));

const active = { state: "active", due_on: "2026-12-31", rests_on: "2027-01-16", closes_on: null } as const;

function buildChoice(overrides: Partial<PlanChoice> = {}): PlanChoice {
  return {
    ...{ id: 2, name: "Premium", price: "1200.00", old_price: null, currency: "INR", months: 12, trial_days: 0 },
    ...{ is_default: false, limits: withoutPlan.limits, features: ["orders"], time: "later", upgrade: null },
    ...overrides,
  };
}

async function show(own: Partial<OwnPlan>, ...choices: PlanChoice[]) {
  const plan = buildOwnPlan("active", { subscription: active, ...own });
  const ending = { ...plan, subscription: { ...active, is_ending: true as const } };
  const isOwn = buildChoice({ id: 1, name: "Standard", price: "599.00", time: null });
  const hasEnded = (): boolean => calls.some(({ path }) => path.includes("/end/"));
  const calls = fakeApi({
    "GET /api/client/plan/": () => ({ json: hasEnded() ? ending : plan }),
    "GET /api/client/plan/choices/": { json: { results: choices.length > 0 ? [isOwn, ...choices] : [] } },
    "PUT /api/client/plan/next/": { json: plan },
    "POST /api/client/plan/upgrade/": { status: 201, json: buildRequest({ kind: "upgrade", months: 0 }) },
    "POST /api/client/plan/end/": { json: plan },
    "POST /api/client/plan/keep/": { json: plan },
  });
  await showScreen(buildCurrentUser(), <PlanSection />);
  await screen.findByRole("region", { name: "Your plan" });
  const sent = () =>
    calls.filter(({ method }) => method !== "GET").map(({ method, path, body }) => ({ method, path, body }));
  return { user: userEvent.setup(), sent };
}

async function open(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole("button", { name: "Change plan" }));
  return within(await screen.findByRole("dialog", { name: "Change plan" }));
}

beforeEach(() => push.mockClear());

test("another plan is chosen for when the paid time is over, and what will rest is said before", async () => {
  const limits = { ...withoutPlan.limits, people: 1 };
  const { user, sent } = await show(
    { used: { ...buildOwnPlan("active").used, people: 3 } },
    buildChoice({ name: "Small", price: "300.00", limits }),
  );
  const dialog = await open(user);
  expect(dialog.getByRole("radio", { name: /Standard/ })).toBeDisabled();
  await user.click(dialog.getByRole("radio", { name: /Small/ }));
  expect(
    dialog.getByText(/^From 1 Jan 2027 you have Small\. Before then you pay for it: ₹300 per year/),
  ).toBeInTheDocument();
  expect(dialog.getByText("Not on the card: 2 team members")).toBeInTheDocument();
  expect(dialog.queryByRole("radiogroup", { name: "From when?" })).not.toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Change plan" }));
  await waitFor(() => expect(sent()).toEqual([expect.objectContaining({ body: { plan_id: 2 } })]));
  expect(await screen.findByText("Your next plan: Small")).toBeInTheDocument();
});

test("a dearer plan may be had at once, which leads to its payment", async () => {
  const { user, sent } = await show({}, buildChoice({ upgrade: { total: "601.00" } }));
  const dialog = await open(user);
  await user.click(dialog.getByRole("radio", { name: /Premium/ }));
  await user.click(dialog.getByRole("radio", { name: "At once, for ₹601 more" }));
  expect(dialog.getByText(/You have Premium as soon as ₹601 is paid.*until 31 Dec 2026/)).toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Change plan" }));
  await waitFor(() => expect(push).toHaveBeenCalledWith("/dashboard/account/pay"));
  expect(sent()).toEqual([expect.objectContaining({ method: "POST", body: { plan_id: 2 } })]);
});

test.each([
  [{ time: "now", price: "0.00" }, "You have Premium at once. There is nothing to pay."],
  [{ time: "now" }, /at once, and your free trial goes on/],
  [{ time: "paid" }, "You have Premium as soon as it is paid: ₹1,200 per year."],
  [{ time: "later", price: "0.00" }, "From 1 Jan 2027 you have Premium. There is nothing more to pay."],
] as const)("the dialog says of %j when the plan begins", async (choice, text) => {
  const { user } = await show({}, buildChoice(choice));
  const dialog = await open(user);
  await user.click(dialog.getByRole("radio", { name: /Premium/ }));
  expect(dialog.getByText(text)).toBeInTheDocument();
});

test("a plan is ended after one question", async () => {
  const { user, sent } = await show({});
  await user.click(await screen.findByRole("button", { name: "End plan" }));
  const question = within(await screen.findByRole("alertdialog", { name: "End your plan?" }));
  expect(question.getByText(/Everything goes on until 31 Dec 2026/)).toBeInTheDocument();
  await user.click(question.getByRole("button", { name: "End plan" }));
  await waitFor(() => expect(sent().map(({ path }) => path)).toEqual([expect.stringContaining("/plan/end/")]));
  expect(await screen.findByRole("button", { name: "Keep my plan" })).toBeInTheDocument();
  expect(screen.getByText("Your plan ends on 31 Dec 2026")).toBeInTheDocument();
});

test("a plan that ends can be kept, and the card be downloaded", async () => {
  const { user, sent } = await show({ subscription: { ...active, is_ending: true } });
  expect(await screen.findByText(/^Your plan ends/)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Download my card" })).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "End plan" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Keep my plan" }));
  await waitFor(() => expect(sent()).toHaveLength(1));
});

const next = { id: 2, name: "Premium", price: "1200.00", currency: "INR", months: 12, begins_on: "2027-01-01" };

test("the next plan is named, and can be taken back until it is paid", async () => {
  await show({ next: { ...next, is_paid: false } });
  expect(await screen.findByText("Your plan changes to Premium on 1 Jan 2027.")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Keep Standard" })).toBeInTheDocument();
});

test("once it is paid it is settled", async () => {
  await show({ next: { ...next, is_paid: true } });
  expect(await screen.findByText(/changes to Premium on 1 Jan 2027\. That is paid already\./)).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /Keep/ })).not.toBeInTheDocument();
});
