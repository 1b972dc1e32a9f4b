import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PlansScreen } from "@/components/plans/plans-screen";
import { ApiError } from "@/lib/contract/errors";
import { withoutPlan } from "@/lib/contract/limits";
import * as planMessages from "@/lib/contract/plans/messages";
import type { Forecast, Plan } from "@/lib/contract/plans/schema";
import { emptySite } from "@/lib/contract/site/schema";
import { english } from "../../english";
import { fakeApi } from "../fake-api";
import { showScreen } from "../show-screen";
import { buildAdmin } from "../with-user";
import { buildPlan } from "./build-plan";

const path = "/api/admin/plans/";
const basic = buildPlan({ is_default: true, clients: 3, trial_days: 30 });
const pro = buildPlan({ id: 2, name: "Pro", price: "0.00", old_price: null, months: 1, is_public: true });

const run = { id: 1, total: 3, changed: 3, skipped: [], resting: 0, is_finished: false, undoable_until: null };

async function show(plans: readonly Plan[], without_plan = 0, forecast: Forecast["results"] = []) {
  const refusal = new ApiError("conflict", planMessages.inUse(3));
  const calls = fakeApi({
    [`GET ${path}`]: { json: { results: plans, without_plan } },
    "GET /api/public/site/": { json: { ...emptySite, price: 750, old_price: 900 } },
    [`GET ${path}forecast/`]: { json: { results: forecast } },
    [`POST ${path}`]: { status: 201, json: basic },
    [`PUT ${path}1/`]: { json: basic },
    [`DELETE ${path}1/`]: { status: refusal.status, json: refusal.toBody("1", english) },
    [`PUT ${path}order/`]: { json: { ids: [2, 1] } },
    "POST /api/admin/clients/bulk/": { json: run },
  });
  await showScreen(buildAdmin(), <PlansScreen />);
  await screen.findByText(plans[0]?.name ?? "No plans yet");
  const sent = () =>
    calls.filter(({ method }) => method !== "GET").map(({ method, path, body }) => [method, path, body]);
  return { user: userEvent.setup(), sent };
}

/** Anew each time, since the list that can be dragged replaces the first. */
const cardOf = (name: string) => {
  const card = screen.getByRole("heading", { name }).closest("li");
  if (!card) throw new Error(`${name} has no card`);
  return within(card);
};

test("shows what each plan costs, allows and is for, and who is on none", async () => {
  await show([basic, pro], 2);
  expect(cardOf("Basic").getByText("₹599").parentElement).toHaveTextContent(
    "Old price ₹999₹599per year · 30 days free",
  );
  expect(cardOf("Basic").getByText(/^2 PDF documents · 20 products · .*Appointments$/)).toBeInTheDocument();
  expect(cardOf("Basic").getByText("Default")).toBeInTheDocument();
  expect(cardOf("Basic").queryByText("On the landing page")).not.toBeInTheDocument();
  expect(cardOf("Basic").getByRole("link", { name: "3 clients" })).toHaveAttribute("href", "/dashboard/clients?plan=1");
  expect(cardOf("Pro").getByText("Free").parentElement).toHaveTextContent(/^Free$/);
  expect(cardOf("Pro").getByText("On the landing page")).toBeInTheDocument();
  expect(cardOf("Pro").getByText("No clients")).toBeInTheDocument();
  expect(cardOf("Pro").queryByRole("button", { name: /Move clients/ })).not.toBeInTheDocument();
  expect(screen.getByText("2 clients are on no plan")).toBeInTheDocument();
});

test("the first plan begins as what the site has cost without one", async () => {
  const { user, sent } = await show([]);
  expect(screen.getByText("No plans yet")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Add plan" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add plan" }));
  await user.type(dialog.getByRole("textbox", { name: "Name" }), "Shop");
  await user.click(dialog.getByRole("button", { name: "3 months" }));
  const products = dialog.getByRole("textbox", { name: "Products" });
  await user.clear(products);
  await user.type(products, "50");
  await user.click(dialog.getByRole("checkbox", { name: "Appointments" }));
  await user.click(dialog.getByRole("checkbox", { name: "On the landing page" }));
  await user.click(dialog.getByRole("button", { name: "Add plan" }));
  expect(await screen.findByText("Shop is saved")).toBeInTheDocument();
  const body = {
    ...{ name: "Shop", price: "750.00", old_price: "900.00", currency: "INR", months: 3, trial_days: 14 },
    limits: { ...withoutPlan.limits, products: 50 },
    features: ["designs", "figures", "orders"],
    ...{ is_public: true, is_default: false },
  };
  expect(sent()).toEqual([["POST", path, body]]);
});

test("a plan is edited as it is", async () => {
  const { user, sent } = await show([basic]);
  await user.click(cardOf("Basic").getByRole("button", { name: "Edit Basic" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit Basic" }));
  const storage = dialog.getByRole("textbox", { name: "All files together, in MB" });
  await user.clear(storage);
  await user.type(storage, "99999");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText("Please enter a number from 0 to 10000")).toBeInTheDocument();
  await user.clear(storage);
  await user.type(storage, "250");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Basic is saved")).toBeInTheDocument();
  expect(sent()).toEqual([
    [
      "PUT",
      `${path}1/`,
      expect.objectContaining({ limits: { ...withoutPlan.limits, storage: 250 }, is_default: true }),
    ],
  ]);
});

test("a plan with clients stays, and the provider says why", async () => {
  const { user } = await show([basic]);
  await user.click(cardOf("Basic").getByRole("button", { name: "Delete Basic" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Delete Basic" }));
  await user.click(dialog.getByRole("button", { name: "Delete" }));
  expect(await dialog.findByText(/^3 clients are on this plan/)).toBeInTheDocument();
});

test("a plan is moved up", async () => {
  const { user, sent } = await show([basic, pro]);
  await user.click(cardOf("Pro").getByRole("button", { name: "Move Pro" }));
  await user.click(await screen.findByRole("menuitem", { name: "Move up" }));
  expect(sent()).toEqual([["PUT", `${path}order/`, { ids: [2, 1] }]]);
});

test("clients are counted before they are moved", async () => {
  const { user, sent } = await show([basic, pro]);
  await user.click(cardOf("Basic").getByRole("button", { name: "Move clients from Basic" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Move clients from Basic" }));
  expect(await dialog.findByText("3 clients change")).toBeInTheDocument();
  await user.selectOptions(dialog.getByRole("combobox", { name: "To" }), "No plan");
  expect(dialog.getByLabelText("To pay by")).toHaveValue("");
  await user.click(dialog.getByRole("button", { name: "Move clients" }));
  expect(await screen.findByText("3 clients are being moved")).toBeInTheDocument();
  const clients = { filter: { search: "", plan: 1 } };
  expect(sent().map(([, , body]) => body)).toEqual([
    { action: { kind: "plan", plan_id: 2 }, clients, dry_run: true },
    { action: { kind: "plan", plan_id: null }, clients, dry_run: true },
    { action: { kind: "plan", plan_id: null }, clients, dry_run: false },
  ]);
});

test("says what is to come in by month and currency, with trials apart", async () => {
  await show([basic], 0, [
    { month: "2026-12", currency: "INR", renewals: 12, amount: "123456.00", trials: 3 },
    { month: "2026-12", currency: "USD", renewals: 0, amount: "0.00", trials: 1 },
  ]);
  const table = within(await screen.findByRole("table", { name: "What is to come in" }));
  const rows = table.getAllByRole("row").map((row) => [...row.children]);
  expect(rows.map((cells) => cells.map(({ textContent }) => textContent))).toEqual([
    ["Month", "Amount", "Payments", "Trials ending"],
    ["Dec 2026", "₹1,23,456", "12", "3"],
    ["Dec 2026", "$0.00", "0", "1"],
  ]);
  expect(screen.getByRole("link", { name: "Download CSV" })).toHaveAttribute("href", `${path}forecast/export/`);
});

test("says that nothing is to come in, where there are plans", async () => {
  await show([basic]);
  expect(await screen.findByText(/^Nothing is to be paid/)).toBeInTheDocument();
});
