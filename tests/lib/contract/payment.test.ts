import * as profileMessages from "@/lib/contract/cards/messages";
import { amountSchema, bankSchema, upiIdSchema } from "@/lib/contract/cards/payment";
import { profileLimits } from "@/lib/contract/cards/values";
import * as fieldMessages from "@/lib/contract/messages";
import { bank } from "../card/build-payment";

type Schema = typeof upiIdSchema | typeof amountSchema | typeof bankSchema;

/** The parsed value, or the first issue's message and path. */
function read(schema: Schema, value: unknown): unknown {
  const { error, data } = schema.safeParse(value);
  const [issue] = error?.issues ?? [];
  return issue ? [issue.message, ...issue.path] : data;
}

test.each([
  ["acme@okhdfcbank", "acme@okhdfcbank"],
  ["  9876543210@ptaxis ", "9876543210@ptaxis"],
  ["९८७६५४३२१०@ptaxis", "9876543210@ptaxis"],
  ["Acme.Stores-1_a@UPI", "Acme.Stores-1_a@UPI"],
  ["a@b", "a@b"],
  ["", ""],
  [" ", ""],
])("%j is a UPI ID", (typed, read) => {
  expect(upiIdSchema.parse(typed)).toBe(read);
});

test.each(["acme", "acme@", "@upi", "acme@ok.bank", "acme@ok-bank", "a b@upi", "a@b@c", "acme@upi&am=5", "अ@upi"])(
  "%j is no UPI ID",
  (typed) => expect(read(upiIdSchema, typed)).toEqual([profileMessages.upiIdInvalid]),
);

test("a UPI ID has an end", () => {
  const longest = `${"x".repeat(profileLimits.upi.id - 4)}@upi`;
  expect(upiIdSchema.parse(longest)).toBe(longest);
  expect(read(upiIdSchema, `x${longest}`)).toEqual([fieldMessages.tooLong(profileLimits.upi.id)]);
});

test.each([
  ["", null],
  ["450", "450.00"],
  [" 450.5 ", "450.50"],
  ["1", "1.00"],
  ["४०८.५", "408.50"],
  ["1,000", "1000.00"],
  ["१,००,०००", "100000.00"],
  [String(profileLimits.upi.amount), `${profileLimits.upi.amount}.00`],
])("the amount %j is %j", (typed, read) => {
  expect(amountSchema.parse(typed)).toBe(read);
});

test.each(["0", "0.99", "-5", "1e3", "1,00", "4.505", "0x10", `${profileLimits.upi.amount}.01`, "9".repeat(400)])(
  "%j is no amount",
  (typed) => expect(read(amountSchema, typed)).toEqual([profileMessages.amountInvalid]),
);

test.each([
  ["as it is", bank, bank],
  ["as JSON text", JSON.stringify(bank), bank],
  [
    "as people type it",
    { ...bank, account_name: " Acme\n Stores ", account_number: "००१२ 3456-7890", ifsc: " sbin 0001234", id: 7 },
    { ...bank, account_name: "Acme Stores", account_number: "001234567890", ifsc: "SBIN0001234" },
  ],
  ["as none", null, null],
  ["as empty text", "", null],
  ["as JSON's none", "null", null],
])("an account is read %s", (_, sent, read) => {
  expect(bankSchema.parse(sent)).toEqual(read);
});

test.each([
  ["{nonsense", [profileMessages.bankInvalid]],
  ["[]", [profileMessages.bankInvalid]],
  [7, [profileMessages.bankInvalid]],
  [{ ...bank, account_name: " " }, [profileMessages.accountNameRequired, "account_name"]],
  [{ ...bank, account_name: undefined }, [profileMessages.accountNameRequired, "account_name"]],
  [
    { ...bank, bank_name: "x".repeat(profileLimits.bank.name + 1) },
    [fieldMessages.tooLong(profileLimits.bank.name), "bank_name"],
  ],
  [{ ...bank, bank_name: "" }, [profileMessages.bankNameRequired, "bank_name"]],
  [{ ...bank, account_number: "12345" }, [profileMessages.accountNumberInvalid, "account_number"]],
  [{ ...bank, account_number: "1".repeat(21) }, [profileMessages.accountNumberInvalid, "account_number"]],
  [{ ...bank, account_number: "12345X" }, [profileMessages.accountNumberInvalid, "account_number"]],
  [{ ...bank, account_number: 123456 }, [profileMessages.accountNumberInvalid, "account_number"]],
])("%j is no account", (sent, complaint) => {
  expect(read(bankSchema, sent)).toEqual(complaint);
});

test.each(["SBIN0001234", "hdfc0000abc", "ICIC0DC0099"])("%s is an IFSC", (ifsc) => {
  expect(bankSchema.parse({ ...bank, ifsc })).toMatchObject({ ifsc: ifsc.toUpperCase() });
});

test.each(["", "SBIN1001234", "SBI00001234", "SBIN000123", "SBIN00012345", "SBIN0O0123!", undefined])(
  "%j is no IFSC",
  (ifsc) => expect(read(bankSchema, { ...bank, ifsc })).toEqual([profileMessages.ifscInvalid, "ifsc"]),
);
