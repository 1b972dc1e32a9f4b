import { ApiError } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import { createSignInLimiter, type SignInLimiter } from "@/provider/identity/sign-in/limiter";
import { createMemoryState } from "@/provider/ports/shared/memory";

let time = 0;
let limiter: SignInLimiter;
beforeEach(() => {
  time = Date.parse("2026-11-20T10:00:00Z");
  const shared = createMemoryState({ elapsed: () => time });
  limiter = createSignInLimiter({ shared, loginRatePerMinute: 10 });
});

/** Seconds to wait; 0 if the attempt is allowed. */
async function waitFor(attempt: () => Promise<void>): Promise<number> {
  try {
    await attempt();
    return 0;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    expect([error.status, error.message]).toEqual([429, failures.tooManyAttempts]);
    return Number(error.headers["retry-after"]);
  }
}

const asha = { email: "asha@example.com" };

const check = (address: string) => waitFor(() => limiter.check(address, { email: `${Math.random()}@example.com` }));

/** One failed attempt from a new address. @returns seconds to wait */
function fail(account: Parameters<SignInLimiter["failed"]>[0]): Promise<number> {
  return waitFor(async () => {
    await limiter.check(String(Math.random()), account);
    await limiter.failed(account);
  });
}

test("an address has ten attempts a minute, whatever comes of them", async () => {
  for (let count = 0; count < 10; count++) expect(await check("203.0.113.7")).toBe(0);
  time += 20_000;
  expect(await check("203.0.113.7")).toBe(40);
  expect(await check("::ffff:203.0.113.7")).toBe(40);
  expect(await check("203.0.113.8")).toBe(0);
  time += 40_000;
  expect(await check("203.0.113.7")).toBe(0);
});

test("an IPv6 subscriber counts as one, however the address is written", async () => {
  const written = ["2001:db8:0:5::1", "2001:0DB8:0:5:ffff::", "2001:db8::5:1:2:3:4", "2001:db8:0:5::%eth0"];
  for (let count = 0; count < 10; count++) expect(await check(written[count % 4] ?? "")).toBe(0);
  for (const address of written) expect([address, await check(address)]).toEqual([address, 60]);
  expect(await check("2001:db8:0:6::1")).toBe(0);
  expect(await check("::1")).toBe(0);
});

test("after five failures an account waits, twice as long after each further one", async () => {
  for (let count = 0; count < 5; count++) expect(await fail(asha)).toBe(0);
  for (const seconds of [60, 120, 240, 480, 900, 900]) {
    expect(await fail(asha)).toBe(seconds);
    time += seconds * 1000 - 1;
    expect(await fail(asha)).toBe(1);
    time += 1;
    expect(await fail(asha)).toBe(0);
  }
  expect(await fail({ email: "other@example.com" })).toBe(0);
});

test("an administrator waits after three", async () => {
  const administrator = { id: 1, email: "admin@example.com", is_admin: true };
  for (let count = 0; count < 3; count++) expect(await fail(administrator)).toBe(0);
  expect(await fail(administrator)).toBe(60);
});

test("an account that changes its e-mail goes on waiting", async () => {
  for (let count = 0; count < 5; count++) expect(await fail({ ...asha, id: 7 })).toBe(0);
  expect(await fail({ email: "other@example.com", id: 7 })).toBe(60);
  expect(await fail({ ...asha, id: 8 })).toBe(0);
});

test("failures are forgotten after a sign-in, and after fifteen minutes without one", async () => {
  for (let round = 0; round < 3; round++) {
    for (let count = 0; count < 4; count++) expect(await fail(asha)).toBe(0);
    if (round === 0) await limiter.succeeded(asha);
    else time += 15 * 60_000;
  }
});

test("of parallel guesses none is decided once the account is locked, not even the right one", async () => {
  for (let count = 0; count < 20; count++) await limiter.check(String(count), asha);
  const failures = await Promise.all(Array.from({ length: 20 }, () => waitFor(() => limiter.failed(asha))));
  expect(failures.sort((a, b) => a - b)).toEqual([...Array(5).fill(0), ...Array(15).fill(60)]);
  expect(await waitFor(() => limiter.succeeded(asha))).toBe(60);
});
