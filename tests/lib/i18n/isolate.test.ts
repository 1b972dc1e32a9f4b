import { isolate, isolateAfter, isolateAll, sideBySide } from "@/lib/i18n/isolate";

const [english, urdu] = [{ dir: "ltr" }, { dir: "rtl" }] as const;
/** The signs seen, which nobody sees. */
const seen = (text: string) => text.replace("\u2068", "[").replace("\u2069", "]");

test("a part stands apart where one reads from right to left, and as it is elsewhere", () => {
  expect(seen(isolate(urdu, "+91 98250 12345"))).toBe("[+91 98250 12345]");
  expect(isolate(english, "+91 98250 12345")).toBe("+91 98250 12345");
});

test("parts side by side leave empty ones out", () => {
  expect(sideBySide(english, ["Hair cut", "", null, undefined, false, "₹300"])).toBe("Hair cut · ₹300");
  expect(sideBySide(urdu, ["بال", "₹300"]).split(" · ").map(seen)).toEqual(["[بال]", "[₹300]"]);
});

test.each([
  ["+91 98250 12345", true],
  ["98250 12345", true],
  ["₹12,000.50", true],
  ["12%", true],
  ["9825@upi", true],
  ["asha@example.com", false],
  ["Asha Traders (Pune)", true],
  ["Asha Traders", false],
  ["अन्नपूर्णा की", false],
  ["12,000.50", false],
  ["نور 2", false],
  ["https://cards.test/noor-2", false],
  ["", false],
])("of what a text names, only what would be torn apart: %s", (value, isIsolated) => {
  const { it } = isolateAll(urdu, { it: value });
  expect(seen(it)).toBe(isIsolated ? `[${value}]` : value);
  expect(isolateAll(english, { it: value })).toEqual({ it: value });
});

test("what is no text stays what it is", () => {
  const bold = () => "";
  expect(isolateAll(urdu, { count: 3, bold })).toEqual({ count: 3, bold });
});

test("an amount stands apart after a name from right to left, whatever the language", () => {
  expect(seen(isolateAfter("بنارسی ساڑی", "₹300"))).toBe("[₹300]");
  expect(isolateAfter("Lamp", "₹300")).toBe("₹300");
});
