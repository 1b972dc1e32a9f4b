import { isFlaggedName } from "@/provider/clients/sign-ups/flagged-names";

test.each([
  "SBI Customer Care",
  "H D F C Bank",
  "PayTM KYC",
  "Pay tm",
  "P4ytm Help",
  "PHONEPE-Support",
  "hdfcbank",
  "Income Tax Refund",
  "ＳＢＩ",
])("%s is worth a look", (name) => {
  expect(isFlaggedName(name)).toBe(true);
});

test.each([
  "Sharma Sweets",
  "Asbisons Traders",
  "Riverside Embankment Cafe",
  "Glicol Labs",
  "रवि टायर्स",
  "3M Tapes",
  "",
])("%s is not", (name) => {
  expect(isFlaggedName(name)).toBe(false);
});
