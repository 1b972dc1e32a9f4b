import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AuditScreen } from "@/components/audit/audit-screen";
import { describeEntry, describeOrigin } from "@/components/audit/audit-sentence";
import type { AuditEntry } from "@/lib/contract/audit/schema";
import { auditActions } from "@/lib/contract/audit/values";
import { translatorOf } from "@/lib/i18n/catalog";
import { fakeApi } from "../fake-api";
import { showScreen } from "../show-screen";
import { buildAdmin } from "../with-user";

beforeEach(() => window.history.replaceState(null, "", "/"));

const t = translatorOf("en");
const entry: AuditEntry = {
  ...{ id: 1, at: "2026-11-24T10:00:00.000Z", action: "client_blocked", detail: "" },
  ...{ actor_id: 1, actor_email: "admin@example.com", target: "client:7", address: "203.0.113.9" },
  ...{ client_id: 7, company_name: "Lamps" },
};
const failed = {
  ...entry,
  id: 2,
  action: "sign_in_failed",
  actor_id: null,
  actor_email: null,
  target: "email:a@b.test",
};

async function show(results: AuditEntry[]) {
  const calls = fakeApi({
    "GET /api/admin/audit/": { json: { count: results.length, next: null, previous: null, results } },
  });
  await showScreen(buildAdmin(), <AuditScreen />);
  return { calls, user: userEvent.setup() };
}

test("each entry says what was done, by whom, from where and when", async () => {
  await show([entry, failed]);
  const [first, second] = await screen.findAllByRole("listitem");
  expect(first).toHaveTextContent(/Deactivated the client "Lamps"admin@example.com from 203.0.113.9/);
  expect(second).toHaveTextContent(/Sign-in failed.*Someone who typed a@b.test from 203.0.113.9/);
  expect(within(first as HTMLElement).getByText(/24 Nov 2026/)).toHaveAttribute("datetime", entry.at);
});

test("filters narrow the list and the file", async () => {
  const { calls, user } = await show([entry]);
  await user.selectOptions(await screen.findByRole("combobox", { name: "Show" }), "Refused");
  await user.type(screen.getByLabelText("From"), "2026-11-01");
  await user.type(screen.getByLabelText("To"), "2026-11-24");
  const link = await screen.findByRole("link", { name: "Export" });
  expect(link).toHaveAttribute("href", "/api/admin/audit/export/?actions=refused&from=2026-11-01&to=2026-11-24");
  await screen.findByText("1 entry");
  const asked = new URLSearchParams(calls.at(-1)?.path.split("?")[1]);
  expect(Object.fromEntries(asked)).toMatchObject({ actions: "refused", from: "2026-11-01", to: "2026-11-24" });
});

test("without an entry it says so, and offers no file", async () => {
  await show([]);
  expect(await screen.findByText("No entries yet")).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "Export" })).not.toBeInTheDocument();
});

test("every action has a sentence, and one of another release its name", () => {
  for (const action of auditActions)
    expect([action, describeEntry(t, { ...entry, detail: "Ravi", action })]).toEqual([
      action,
      expect.stringMatching(/^[A-Z"]/),
    ]);
  expect(describeEntry(t, { ...entry, action: "moon_landed" })).toBe("moon landed");
  expect(describeEntry(t, { ...entry, action: "constructor" })).toBe("constructor");
});

test("says who did it and from where, as far as that is known", () => {
  const told = (part: Partial<AuditEntry>) => describeOrigin(t, { ...entry, ...part });
  expect(told({ actor_email: null })).toBe("A deleted account from 203.0.113.9");
  expect(told({ actor_id: null, actor_email: null, address: "" })).toBe("The service itself");
  expect(told({ actor_name: "Asha", address: "local" })).toBe("Asha (admin@example.com) on the server itself");
});
