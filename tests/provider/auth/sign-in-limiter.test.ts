import { ApiError } from "@/lib/contract/errors";
import { messages } from "@/lib/contract/messages";
import { createSignInLimiter, type SignInLimiter } from "@/provider/auth/sign-in-limiter";

let time = 0;
let limiter: SignInLimiter;
beforeEach(() => {
  time = Date.parse("2026-11-20T10:00:00Z");
  limiter = createSignInLimiter({ loginRatePerMinute: 10, now: () => new Date(time) });
});

/** Seconds to wait, or 0 where the attempt may go on. */
function waitFor(attempt: () => void): number {
  try {
    attempt();
    return 0;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    expect([error.status, error.message]).toEqual([429, messages.tooManyAttempts]);
    return Number(error.headers["retry-after"]);
  }
}

const check = (address: string, email = `${Math.random()}@example.com`) => waitFor(() => limiter.check(address, email));

/** One attempt from an address of its own; the seconds it was told to wait. */
function fail(email: string, isAdmin = false): number {
  return waitFor(() => {
    limiter.check(String(Math.random()), email);
    limiter.failed(email, isAdmin);
  });
}

test("an address has ten attempts a minute, whatever comes of them", () => {
  for (let count = 0; count < 10; count++) expect(check("203.0.113.7")).toBe(0);
  time += 20_000;
  expect(check("203.0.113.7")).toBe(40);
  expect(check("::ffff:203.0.113.7")).toBe(40);
  expect(check("203.0.113.8")).toBe(0);
  time += 40_000;
  expect(check("203.0.113.7")).toBe(0);
});

test("an IPv6 subscriber counts as one, however the address is written", () => {
  const written = ["2001:db8:0:5::1", "2001:0DB8:0:5:ffff::", "2001:db8::5:1:2:3:4", "2001:db8:0:5::%eth0"];
  for (let count = 0; count < 10; count++) expect(check(written[count % 4] ?? "")).toBe(0);
  for (const address of written) expect([address, check(address)]).toEqual([address, 60]);
  expect(check("2001:db8:0:6::1")).toBe(0);
  expect(check("::1")).toBe(0);
});

test("after five failures an account waits, twice as long after each further one", () => {
  for (let count = 0; count < 5; count++) expect(fail("asha@example.com")).toBe(0);
  for (const seconds of [60, 120, 240, 480, 900, 900]) {
    expect(fail("asha@example.com")).toBe(seconds);
    time += seconds * 1000 - 1;
    expect(fail("asha@example.com")).toBe(1);
    time += 1;
    expect(fail("asha@example.com")).toBe(0);
  }
  expect(fail("other@example.com")).toBe(0);
});

test("an administrator waits after three", () => {
  for (let count = 0; count < 3; count++) expect(fail("admin@example.com", true)).toBe(0);
  expect(fail("admin@example.com", true)).toBe(60);
});

test("failures are forgotten after a sign-in, and after fifteen minutes without one", () => {
  for (let round = 0; round < 3; round++) {
    for (let count = 0; count < 4; count++) expect(fail("asha@example.com")).toBe(0);
    if (round === 0) limiter.succeeded("asha@example.com");
    else time += 15 * 60_000;
  }
});

test("of parallel guesses none is decided once the account is locked, not even the right one", () => {
  for (let count = 0; count < 20; count++) limiter.check(String(count), "asha@example.com");
  for (let count = 0; count < 5; count++) expect(waitFor(() => limiter.failed("asha@example.com"))).toBe(0);
  expect(waitFor(() => limiter.failed("asha@example.com"))).toBe(60);
  expect(waitFor(() => limiter.succeeded("asha@example.com"))).toBe(60);
});

test("a flood of addresses and accounts does not grow it without bound", () => {
  const before = process.memoryUsage().heapUsed;
  for (let count = 0; count < 200_000; count++) {
    limiter.check(`10.${count >> 16}.${(count >> 8) & 255}.${count & 255}`, `${count}@example.com`);
    limiter.failed(`${count}@example.com`);
  }
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(80 * 1024 * 1024);
});
