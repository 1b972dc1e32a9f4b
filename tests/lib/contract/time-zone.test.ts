import { isTimeZone, timeZoneSchema } from "@/lib/contract/time-zone";

test.each(["Asia/Kolkata", "Asia/Calcutta", "America/Argentina/Buenos_Aires", "UTC"])("%s is a time zone", (name) => {
  expect(isTimeZone(name)).toBe(true);
  expect(timeZoneSchema.parse(` ${name} `)).toBe(name);
});

test.each(["Asia/Pune", "IST+5:30", "+05:30", "Mars/Olympus", "../etc/passwd"])("%s is none", (name) => {
  expect(isTimeZone(name)).toBe(false);
  expect(timeZoneSchema.safeParse(name).success).toBe(false);
});

test("empty leaves it to the provider", () => expect(timeZoneSchema.parse(" ")).toBe(""));

test("what nobody could mean is none without a look, however long, and asking twice changes nothing", () => {
  expect(isTimeZone("a".repeat(100_000))).toBe(false);
  for (const name of ["Asia/Pune", "Asia/Kolkata"]) expect(isTimeZone(name)).toBe(isTimeZone(name));
});
