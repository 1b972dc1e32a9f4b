import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StatusScreen } from "@/components/status-screen";
import type { ServiceStatus } from "@/lib/contract/health/schema";
import { fakeApi } from "./fake-api";
import { showScreen } from "./show-screen";
import { buildAdmin } from "./with-user";

const well: ServiceStatus = {
  findings: [
    { check: "clock", state: "fine", detail: "It is now" },
    { check: "a new look", state: "fine", detail: "Of a newer provider" },
  ],
  jobs: { due: 2, later: 1_500, dead: 0 },
  disk: { free: 3 * 1024 ** 3, total: 40 * 1024 ** 3 },
  versions: { build: "0a1b2c", node: "24.1.0", database: "SQLite 3.50.4", schema: "0038_faults" },
  started_at: "2026-11-24T08:00:00.000Z",
  faults: [],
};

async function show(...answers: ServiceStatus[]) {
  const calls = fakeApi({
    "GET /api/admin/status/": () => ({ json: answers.length > 1 ? answers.shift() : answers[0] }),
  });
  await showScreen(buildAdmin(), <StatusScreen />);
  return { calls, user: userEvent.setup() };
}

const section = (name: string) => screen.findByRole("region", { name });

test("says so when all is well, with the details", async () => {
  await show(well);
  expect(await screen.findByText("All is well")).toBeVisible();
  expect(within(await section("Errors of the last day")).getByText("No errors.")).toBeVisible();
  const service = await section("Service");
  for (const text of ["3 GB free of 40 GB", "2 due, 1,500 for later, 0 failed for good", "SQLite 3.50.4", "0a1b2c"])
    expect(service).toHaveTextContent(text);
});

test("the worst comes first, and errors lead to the log", async () => {
  await show({
    ...well,
    findings: [
      ...well.findings,
      { check: "backups", state: "problem", detail: "No backup in /backups" },
      { check: "disk", state: "warning", detail: "0.3 GB free" },
    ],
    faults: [
      {
        ...{ message: "A call failed", detail: "Error · not drawn", count: 12, job: null },
        ...{ last_at: "2026-11-24T09:00:00.000Z", request_id: "5f1e2c3b" },
      },
      {
        ...{ message: "A job failed", detail: "", count: 1, job: "send_mail" },
        ...{ last_at: "2026-11-24T08:30:00.000Z", request_id: null },
      },
    ],
  });
  expect(await screen.findByText("1 problem, 1 thing to look at, 13 errors in the last day")).toBeVisible();
  const checks = within(await section("Checks")).getAllByRole("listitem");
  expect(checks.map(({ textContent }) => textContent)).toEqual([
    "BackupsProblemNo backup in /backups",
    "DiskWarning0.3 GB free",
    "ClockOKIt is now",
    "a new lookOKOf a newer provider",
  ]);
  const [first, second] = within(await section("Errors of the last day")).getAllByRole("listitem");
  expect(first).toHaveTextContent(/A call failed12 timesError · not drawnRequest 5f1e2c3b/);
  expect(second).toHaveTextContent(/^A job failedJob send_mail24 Nov/);
});

test("can be refreshed, and a failure retried", async () => {
  const { user } = await show({ ...well, findings: [{ check: "disk", state: "problem", detail: "Full" }] }, well);
  await user.click(await screen.findByRole("button", { name: "Check again" }));
  expect(await screen.findByText("All is well")).toBeVisible();
});
