import { signUpLimits } from "@/lib/contract/visitors/values";
import { saveSignUp } from "@/provider/clients/sign-ups/repo";
import { createSignUp } from "@/provider/clients/sign-ups/service";
import { expectError } from "../../../contract/api";
import { failures } from "../../../english";
import { buildDeps, openApi, type TestDeps } from "../../build-deps";

let deps: TestDeps;
let time = new Date("2026-01-01T10:00:00Z");
beforeEach(async () => {
  deps = await buildDeps({ now: () => time });
});
afterEach(() => deps.close());

const build = (number: number) => ({
  company_name: `Bakery ${number}`,
  name: "Asha",
  phone: "98765 43210",
  email: `asha${number}@example.com`,
  consent: true,
});

test("one network sends so many in a minute and no more; others go on", async () => {
  const { perMinute } = signUpLimits;
  const { anonymous } = await openApi(deps);
  const send = (json: unknown, address: string) =>
    anonymous.call("createSignUp", { json, init: { headers: { "x-client-address": address } } });
  for (let number = 1; number < perMinute; number++)
    expect((await send(build(number), "2001:db8::1")).status).toBe(201);
  // Invalid input counts too: the limit comes before the validation.
  expect((await send({}, "2001:db8::1")).status).toBe(400);
  const refused = await send(build(98), "2001:db8::2");
  expectError(refused, "too_many_requests", failures.tooManyAttempts);
  expect(refused.headers.get("retry-after")).toBe("60");
  expect((await send(build(98), "198.51.100.1")).status).toBe(201);
  time = new Date(time.getTime() + 60_000);
  expect((await send(build(99), "2001:db8::2")).status).toBe(201);
});

test("when too many wait, the next is refused and nothing is lost", async () => {
  const { waiting } = signUpLimits;
  const created_at = time.toISOString();
  for (let number = 0; number < waiting; number++) await saveSignUp(deps.db, build(number), created_at);
  await expect(createSignUp(deps, build(waiting), "198.51.100.1")).rejects.toMatchObject({ status: 503 });
});
