import { checkFailedMails, checkFailedSignIns } from "@/provider/health/checks/failures";
import { english } from "../../../english";
import { buildDeps, type TestDeps } from "../../build-deps";

const now = new Date("2026-11-16T12:00:00Z");
let deps: TestDeps;
beforeEach(async () => {
  deps = await buildDeps({ now: () => now });
});
afterEach(() => deps.close());

const job = (error: string | null, dead_at: string | null = null) => {
  const at = "2026-11-01T00:00:00.000Z";
  const row = { kind: "send_letter", payload: "{}", attempts: 3, run_at: at, created_at: at, error, dead_at };
  return deps.db.insertInto("jobs").values(row).execute();
};

test("mails that are retried count, and those given up for a day", async () => {
  const check = () => checkFailedMails({ ...deps, t: english });
  await job("Error: something else");
  await job(null);
  await job("PermanentFailure: MailError: no", "2026-11-15T11:59:59.000Z");
  expect(await check()).toMatchObject({ state: "fine", value: 0 });
  await job("MailError: away");
  await job("PermanentFailure: MailError: no", "2026-11-15T12:00:01.000Z");
  expect(await check()).toMatchObject({ state: "warning", value: 2 });
  for (let count = 0; count < 3; count++) await job("MailError: away");
  expect(await check()).toMatchObject({ state: "problem", value: 5 });
});

test("sign-ins that failed within the hour count; many are a problem", async () => {
  const check = () => checkFailedSignIns({ ...deps, t: english });
  const fail = (count: number, at: string) => {
    const entry = { at, actor_id: null, action: "sign_in_failed", target: "email:a@b.in", address: "", detail: "" };
    return deps.db.insertInto("audit_log").values(Array(count).fill(entry)).execute();
  };
  await fail(500, "2026-11-16T10:59:59.000Z");
  await fail(99, "2026-11-16T11:00:00.000Z");
  expect(await check()).toMatchObject({ state: "fine", value: 99 });
  await fail(1, "2026-11-16T11:59:00.000Z");
  expect(await check()).toMatchObject({ state: "problem", value: 100 });
});
