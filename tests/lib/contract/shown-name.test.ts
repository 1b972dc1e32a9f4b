import { cleanName, isolateName, plainCompanyName } from "@/lib/contract/shown-name";

test.each([
  ["Ravi \u202e", "Ravi"],
  ["\u202eivaR", "ivaR"],
  ["\u2067Ravi\u2069", "Ravi"],
  ["Ra\u200fvi\u061c", "Ravi"],
  ["Ravi\u2028Kumar\n", "Ravi Kumar"],
  ["R\u00ada\u200bv\u2060i\ufeff", "Ravi"],
  ["\u200dRavi\u200c", "Ravi"],
  ["श्री\u200dराम", "श्री\u200dराम"],
  ["می\u200cخواهم", "می\u200cخواهم"],
  ["👩\u200d🍳 Asha", "👩\u200d🍳 Asha"],
  ["e\u0301lan", "e\u0301lan"],
  ["=?utf-8?Q?Ravi?=", "=?utf-8?Q?Ravi?="],
])("%j is shown as %j, apart from what is around it", (name, clean) => {
  expect(cleanName(name)).toBe(clean);
  expect(isolateName(name)).toBe(`\u2068${clean}\u2069`);
});

test("a name of which nothing is seen is none", () => {
  expect(isolateName("\u202e \u200b\u2069")).toBe("");
});

test.each(["Sweet House", "Rao & Sons, Est. 1974", "शर्मा मिष्ठान", "D'Souza-Lobo Bakers", "Café 24", "مطعم ٢٤"])(
  "%s may stand in a mail to anybody",
  (name) => expect(plainCompanyName(name)).toBe(name),
);

test("the apostrophe of phones is one", () => {
  expect(plainCompanyName("Raju’s Sweets")).toBe("Raju's Sweets");
});

test.each([
  "You won! evil.example",
  "evil.com",
  "Prize evil.shop",
  "https://evil.example",
  "Call 98765 43210",
  "Call ९८७६५४३२१०",
  "1.2.3.4",
  "me@evil.example",
  "Win ₹5000",
  "<b>Sale</b>",
  "=?utf-8?Q?evil?=",
  "Pay (now)",
  "& -",
  "",
])("%j is not said", (name) => expect(plainCompanyName(name)).toBeNull());
