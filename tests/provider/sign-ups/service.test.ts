import { limits } from "@/lib/contract/limits";
import { createRateLimiter } from "@/provider/ports/shared/rate-limiter";
import { saveSignUp } from "@/provider/sign-ups/repo";
import { createSignUp } from "@/provider/sign-ups/service";
import { buildDeps, type TestDeps } from "../build-deps";

let deps: TestDeps;
let time = new Date("2026-01-01T10:00:00Z");
beforeEach(async () => {
  deps = await buildDeps({ now: () => time });
  const { shared } = deps;
  deps.signUpLimiter = createRateLimiter({ shared, name: "sign-up", perMinute: limits.signUp.perMinute });
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
  const { perMinute } = limits.signUp;
  for (let number = 0; number < perMinute; number++) await createSignUp(deps, build(number), "2001:db8::1");
  await expect(createSignUp(deps, build(98), "2001:db8::2")).rejects.toMatchObject({
    status: 429,
    headers: { "retry-after": "60" },
  });
  await createSignUp(deps, build(98), "198.51.100.1");
  time = new Date(time.getTime() + 60_000);
  await createSignUp(deps, build(99), "2001:db8::2");
});

test("when too many wait, the next is refused and nothing is lost", async () => {
  const { waiting } = limits.signUp;
  const created_at = time.toISOString();
  for (let number = 0; number < waiting; number++) await saveSignUp(deps.db, build(number), created_at);
  await expect(createSignUp(deps, build(waiting), "198.51.100.1")).rejects.toMatchObject({ status: 503 });
});
