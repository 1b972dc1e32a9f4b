import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createKeyRing } from "@/lib/runtime/secrets/key-ring";
import { keptFor, openSecrets, replaceSecrets, type Secrets } from "@/lib/runtime/secrets/open";
import { StartError } from "@/lib/runtime/start-error";

let dir: string;
let file: string;
const opened: Secrets[] = [];
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), "namaskard-secrets-"));
  file = path.join(dir, "secrets.json");
});
afterEach(() => {
  for (const { close } of opened.splice(0)) close();
  jest.useRealTimers();
  rmSync(dir, { recursive: true, force: true });
});

const open = () => {
  const secrets = openSecrets(dir);
  opened.push(secrets);
  return secrets;
};
const replace = (isAtOnce = false) => replaceSecrets(dir, { now: new Date(), isAtOnce });
const told = ({ tokens, session, push }: Secrets) => ({ tokens: tokens.current, session: session.current, push });
const minute = 60_000;

test("are made once, for the owner alone, and differ from each other", () => {
  const first = told(open());
  expect(first.tokens).not.toBe(first.session);
  expect(Math.min(first.tokens.length, first.session.length)).toBeGreaterThanOrEqual(32);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(told(open())).toEqual(first);
});

test.each(["", "{", "{}", '{"tokens":"short","session":"short"}', '{"tokens":[],"session":[]}'])(
  "a spoiled file %p is refused and left",
  (text) => {
    writeFileSync(file, text);
    expect(() => openSecrets(dir)).toThrow(StartError);
    expect(() => replace()).toThrow(StartError);
    expect(readFileSync(file, "utf8")).toBe(text);
  },
);

test("new ones sign after half a minute in a process that runs, which believes both before and after", () => {
  jest.useFakeTimers();
  const secrets = open();
  const before = told(secrets);
  const from = replace();
  expect(from.getTime()).toBe(Date.now() + 30_000);
  jest.advanceTimersByTime(6_000);
  expect(told(secrets)).toEqual(before);
  const [, upcoming] = secrets.session.accepted(minute);
  jest.advanceTimersByTime(25_000);
  expect(secrets.session.current).toBe(upcoming);
  expect(secrets.session.accepted(minute)).toEqual([upcoming, before.session]);
  expect(secrets.tokens.accepted(minute)).toEqual([secrets.tokens.current, before.tokens]);
  jest.advanceTimersByTime(minute);
  expect(secrets.session.accepted(minute)).toEqual([upcoming]);
  // The push key stays: browsers subscribed with it.
  expect(told(open())).toEqual({ ...told(secrets), push: before.push });
  expect([readdirSync(dir), statSync(file).mode & 0o777]).toEqual([["secrets.json"], 0o600]);
});

test('a pending rotation is not repeated; "at once" rejects the former secrets', () => {
  jest.useFakeTimers();
  const secrets = open();
  const before = told(secrets);
  replace();
  expect(() => replace()).toThrow(/^Secrets were replaced just now; the new ones sign from 2/);
  replace(true);
  jest.advanceTimersByTime(6_000);
  expect(secrets.session.accepted(keptFor)).toEqual([secrets.session.current]);
  expect(secrets.tokens.accepted(keptFor)).toEqual([secrets.tokens.current]);
  expect(secrets.tokens.current).not.toBe(before.tokens);
  expect(secrets.push).toBe(before.push);
});

test("the next rotation removes secrets whose signatures have all expired", () => {
  jest.useFakeTimers();
  open();
  for (let year = 0; year < 4; year++) {
    replace();
    jest.advanceTimersByTime(2 * minute);
    jest.setSystemTime(Date.now() + 300 * 24 * 60 * minute);
  }
  expect(JSON.parse(readFileSync(file, "utf8")).session).toHaveLength(3);
});

test("a file damaged under a running process signs nobody out", () => {
  jest.useFakeTimers();
  const secrets = open();
  const before = told(secrets);
  writeFileSync(file, "{");
  jest.advanceTimersByTime(minute);
  expect(told(secrets)).toEqual(before);
});

test("a folder without secrets of its own says where they come from", () => {
  expect(() => replace()).toThrow(/^There is no .+secrets\.json: the secrets come from AUTH_SECRET and TOKEN_SECRET$/);
});

test("a clock before all of their times signs with the oldest", () => {
  const keys = [
    { secret: "b", from: 200 },
    { secret: "a", from: 100 },
  ];
  const ring = createKeyRing(
    () => keys,
    () => 50,
  );
  expect([ring.current, ring.accepted(10)]).toEqual(["a", ["a", "b"]]);
});
