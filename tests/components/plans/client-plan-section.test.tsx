import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ClientPlanSection } from "@/components/plans/client-plan-section";
import { withoutPlan } from "@/lib/contract/limits";
import type { ClientPlan, Plan, Subscription } from "@/lib/contract/plans/schema";
import { fakeApi } from "../fake-api";
import { showScreen } from "../show-screen";
import { buildAdmin } from "../with-user";
import { buildPlan } from "./build-plan";

const path = "/api/admin/clients/7/plan/";
const onBasic: ClientPlan = {
  plan: { id: 1, name: "Basic" },
  started_on: "2026-11-02",
  subscription: null,
  next: null,
  limits: { products: 45 },
  features: ["orders"],
  allowance: { limits: { ...withoutPlan.limits, products: 45 }, features: ["orders"] },
  used: { documents: 2, products: 30, videos: 3, banners: 0, people: 0, storage: 12 },
  resting: { documents: 0, products: 0, videos: 0, banners: 0, people: 0 },
};

const onClosed = jest.fn();

async function show(plans: readonly Plan[], now = onBasic) {
  const calls = fakeApi({
    "GET /api/admin/plans/": { json: { results: plans, without_plan: 0 } },
    [`GET ${path}`]: { json: now },
    [`PUT ${path}`]: { json: now },
    [`POST ${path}days/`]: { json: now },
    [`POST ${path}pause/`]: { json: now },
    [`POST ${path}resume/`]: { json: now },
    [`POST ${path}keep/`]: { json: now },
    "POST /api/admin/clients/7/close/": { status: 204 },
  });
  const { container } = await showScreen(buildAdmin(), <ClientPlanSection clientId={7} onClosed={onClosed} />);
  const sent = () => calls.filter(({ method }) => method !== "GET").map(({ path, body }) => [path, body]);
  return { user: userEvent.setup(), calls, sent, container };
}

const stands = (subscription: Partial<Subscription>): ClientPlan => ({
  ...onBasic,
  subscription: {
    state: "active",
    due_on: "2026-12-14",
    rests_on: "2026-12-30",
    closes_on: "2027-12-30",
    ...subscription,
  },
});

const plans = [buildPlan(), buildPlan({ id: 2, name: "Pro" })];

test("shows the plan, since when, and what this client alone has", async () => {
  await show(plans);
  const section = within(await screen.findByRole("region", { name: "Plan" }));
  const detail = (label: string) => section.getAllByText(label).at(-1)?.nextElementSibling;
  expect(detail("Plan")).toHaveTextContent("Basic");
  expect(detail("Since")).toHaveTextContent("2 Nov 2026");
  expect(detail("Products")).toHaveTextContent("45");
  expect(detail("Also included")).toHaveTextContent("Orders from the basket");
  expect(detail("Videos")).toHaveTextContent("3 of 50");
  expect(detail("All files together, in MB")).toHaveTextContent("12 of 100");
});

test("what would not be on the card is told before a plan is changed", async () => {
  const limits = { ...withoutPlan.limits, documents: 1, products: 25 };
  const { user } = await show([buildPlan(), buildPlan({ id: 2, name: "Small", limits })]);
  await user.click(await screen.findByRole("button", { name: "Change plan" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Change plan" }));
  expect(dialog.queryByText(/Not on the card/)).not.toBeInTheDocument();
  await user.selectOptions(dialog.getByRole("combobox", { name: "Plan" }), "Small");
  expect(dialog.getByText(/Not on the card: 1 PDF document/)).toBeInTheDocument();
  await user.clear(dialog.getByRole("textbox", { name: "Products" }));
  expect(dialog.getByText(/Not on the card: 1 PDF document and 5 products/)).toBeInTheDocument();
});

test("a client is put on another plan, from today, with the plan's own limits", async () => {
  const { user, calls } = await show(plans);
  await user.click(await screen.findByRole("button", { name: "Change plan" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Change plan" }));
  expect(dialog.getByLabelText("Start day")).toHaveValue("2026-11-02");
  await user.selectOptions(dialog.getByRole("combobox", { name: "Plan" }), "Pro");
  expect(dialog.getByLabelText("Start day")).toHaveValue("");
  const products = dialog.getByRole("textbox", { name: "Products" });
  await user.clear(products);
  await user.type(products, "999");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText("Please enter a number from 0 to 100")).toBeInTheDocument();
  await user.clear(products);
  await user.click(dialog.getByRole("checkbox", { name: "Choose what is included for this client" }));
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Pro is saved")).toBeInTheDocument();
  const [sent] = calls.filter(({ method }) => method === "PUT");
  expect(sent?.body).toEqual({ plan_id: 2, limits: {}, features: null });
});

test.each([
  [{ state: "trial" }, "Free trial until 14 Dec 2026"],
  [{ state: "active" }, "Paid until 14 Dec 2026"],
  [{ state: "active", due_on: null }, "Nothing to pay"],
  [{ state: "active", is_ending: true }, "Ends on 14 Dec 2026"],
  [{ state: "due" }, "To pay by 14 Dec 2026"],
  [{ state: "grace" }, "Overdue, rests on 30 Dec 2026"],
  [{ state: "resting" }, "Resting since 30 Dec 2026, closes on 30 Dec 2027"],
  [{ state: "paused", rests_on: null, closes_on: null }, "Paused"],
] as const)("a plan that is %p says so", async (subscription, text) => {
  await show(plans, stands(subscription));
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test("what a client has chosen is told, and taken back", async () => {
  const premium = { id: 2, name: "Pro", price: "999.00", currency: "INR", months: 12 };
  const { user, sent } = await show(plans, {
    ...stands({}),
    next: { ...premium, begins_on: "2026-12-15", is_paid: false },
  });
  const section = within(await screen.findByRole("region", { name: "Plan" }));
  expect(section.getByText("Next plan").nextElementSibling).toHaveTextContent("Pro · from 15 Dec 2026");
  await user.click(section.getByRole("button", { name: "Take back" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Keep this plan?" }));
  await user.click(question.getByRole("button", { name: "Take back" }));
  expect(await screen.findByText("The plan goes on")).toBeInTheDocument();
  expect(sent()).toEqual([[`${path}keep/`, undefined]]);
});

test("what is chosen and paid cannot be taken back", async () => {
  const premium = { id: 2, name: "Pro", price: "999.00", currency: "INR", months: 12 };
  await show(plans, { ...stands({}), next: { ...premium, begins_on: null, is_paid: true } });
  expect(await screen.findByText("Next plan")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Take back" })).not.toBeInTheDocument();
});

test("days are given by a preset, and not where nothing is to be paid", async () => {
  const { user, sent } = await show(plans, stands({ state: "resting" }));
  await user.click(await screen.findByRole("button", { name: "Give days" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Give days" }));
  await user.click(dialog.getByRole("button", { name: "30 days" }));
  expect(dialog.getByRole("textbox", { name: "Days" })).toHaveValue("30");
  await user.click(dialog.getByRole("button", { name: "Give days" }));
  expect(await screen.findByText("30 days are given")).toBeInTheDocument();
  expect(sent()).toEqual([[`${path}days/`, { days: 30 }]]);
});

test("where nothing is to be paid no days are given", async () => {
  await show(plans, stands({ due_on: null }));
  expect(await screen.findByRole("button", { name: "Pause" })).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Give days" })).not.toBeInTheDocument();
});

test("a pause says what visitors see, and can be undone", async () => {
  const { user, sent } = await show(plans, stands({}));
  await user.click(await screen.findByRole("button", { name: "Pause" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Pause this plan?" }));
  expect(dialog.getByText(/^Visitors see only how to reach the company/)).toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Pause" }));
  expect(await screen.findByText("The plan is paused")).toBeInTheDocument();
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText("The plan goes on")).toBeInTheDocument();
  expect(sent().map(([path]) => path)).toEqual([`${path}pause/`, `${path}resume/`]);
});

test("the day to pay by is the usual one until another is chosen, or none", async () => {
  jest.useFakeTimers({ now: new Date("2026-11-28T10:00:00"), advanceTimers: true });
  const { user, sent } = await show([buildPlan(), buildPlan({ id: 2, name: "Pro", trial_days: 14 })], {
    ...onBasic,
    plan: null,
    started_on: null,
  });
  await user.click(await screen.findByRole("button", { name: "Change plan" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Change plan" }));
  const payBy = () => dialog.getByLabelText("To pay by");
  const plan = dialog.getByRole("combobox", { name: "Plan" });
  await user.selectOptions(plan, "Pro");
  expect(payBy()).toHaveValue("2026-12-12");
  await user.type(dialog.getByLabelText("Start day"), "2026-12-01");
  expect(payBy()).toHaveValue("2026-12-15");
  await user.selectOptions(plan, "Basic");
  expect(payBy()).toHaveValue("2026-11-28");
  await user.clear(payBy());
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Basic is saved")).toBeInTheDocument();
  expect(sent()).toEqual([[path, expect.objectContaining({ plan_id: 1, due_on: null })]]);
  jest.useRealTimers();
});

test("a card is closed once it is said what stays of it and how it comes back", async () => {
  const { user, sent } = await show([buildPlan()], stands({}));
  await user.click(await screen.findByRole("button", { name: "Close card" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Close this card?" }));
  expect(dialog.getByText(/lead to name and phone number. You can restore it for \d+ days/)).toBeInTheDocument();
  expect(sent()).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Close card" }));
  await waitFor(() => expect(onClosed).toHaveBeenCalledTimes(1));
  expect(sent()).toEqual([["/api/admin/clients/7/close/", undefined]]);
});

test("there is nothing on a site without plans", async () => {
  const { calls, container } = await show([]);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(container).toHaveTextContent("");
  expect(calls.map((call) => call.path)).toEqual(["/api/admin/plans/"]);
});
