import { readStatement } from "@/lib/contract/billing/statement";

/** Tables as Indian banks give them, with the lines above and below. */

const read = (file: string, separator = ",") =>
  readStatement(
    file
      .trim()
      .split("\n")
      .map((line) => line.split(separator)),
    separator,
  );

test("a statement with a column for what came in", () => {
  const file = `
HDFC BANK Ltd.;Page No .: 1
MR RAVI LAMPS;Account No : 50100012345678
Statement From : 01/11/2026;To : 30/11/2026
Date;Narration;Chq./Ref.No.;Value Dt;Withdrawal Amt.;Deposit Amt.;Closing Balance
01/11/26;UPI-ASHA SHOP-asha@okaxis-412345678901-4711223344;0000412345678901;01/11/26;;588.82;10588.82
02/11/26;ATM WDL;0000000000001234;02/11/26;2000.00;;8588.82
05/11/26;NEFT CR-SBIN0001234-KIRAN-SBINN52026110512345678;SBINN52026110512345678;05/11/26;;1180.00;9768.82
********;**;**;**;**;**;**
STATEMENT SUMMARY :-;;;;;;`;
  expect(read(file, ";")).toEqual({
    lines: [
      {
        paid_on: "2026-11-01",
        amount: "588.82",
        text: "UPI-ASHA SHOP-asha@okaxis-412345678901-4711223344 0000412345678901 01/11/26",
      },
      expect.objectContaining({ paid_on: "2026-11-05", amount: "1180.00" }),
    ],
    unread: 0,
  });
});

test("a statement with a mark for what came in, days with names, lakhs, and times", () => {
  const file = `
Transaction Date|Description|Amount (INR)|Dr / Cr|Balance(INR)
28-Nov-2026 10:12:44|UPI/412345678902/4711223344|1,18,000.00|CR|2,18,000.00
29 Nov 2026|Rent|25,000.00|DR|1,93,000.00`;
  expect(read(file, "|")?.lines).toEqual([expect.objectContaining({ paid_on: "2026-11-28", amount: "118000.00" })]);
});

test("amounts that carry their own mark, or a sign", () => {
  const marked = "Txn Date,Particulars,Amount\n2026-11-28,UPI,599.00 Cr\n2026-11-28,Fee,10.00 Dr\n2026-11-29,X,(12.00)";
  expect(read(marked)?.lines).toMatchObject([{ amount: "599.00" }]);
  const signed = "Date,Details,Amount\n28.11.2026,Rent,-200.00\n28.11.2026,Asha,+200.50";
  expect(read(signed)?.lines).toMatchObject([{ paid_on: "2026-11-28", amount: "200.50" }]);
});

test("days of one file are written alike", () => {
  const days = (...cells: string[]) =>
    read(`Date,Credit\n${cells.map((cell) => `${cell},1`).join("\n")}`)?.lines.map(({ paid_on }) => paid_on);
  expect(days("03/04/2026", "04/04/2026")).toEqual(["2026-04-03", "2026-04-04"]);
  expect(days("03/04/2026", "04/30/2026")).toEqual(["2026-03-04", "2026-04-30"]);
  expect(days("०३/०४/२०२६")).toEqual(["2026-04-03"]);
});

test("a comma may be the decimal mark, where cells are divided by semicolons", () => {
  expect(read("Booking Date;Text;Amount\n28.11.2026;A;1.234,50", ";")?.lines).toMatchObject([{ amount: "1234.50" }]);
});

test("money of a day that nobody can read is counted", () => {
  expect(read("Date,Credit\n99/99/2026,500\n28/11/2026,500")).toMatchObject({ lines: [{}], unread: 1 });
});

test("what is no statement is none", () => {
  expect(read("name,price\nLamp,500")).toBeNull();
  expect(readStatement([], ",")).toBeNull();
});

test("a cell longer than any amount or day holds nobody up", () => {
  const started = performance.now();
  const long = `1${" ".repeat(200_000)}x`;
  expect(read(`Date;Credit\n28/11/2026;${long}\n${long};5\n28/11/2026;7`, ";")?.lines).toMatchObject([{ amount: "7" }]);
  // Minutes, where it is read to its end again from each of its characters.
  expect(performance.now() - started).toBeLessThan(10_000);
});
