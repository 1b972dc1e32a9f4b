import { fromMinor } from "@/lib/contract/billing/amounts";
import type { MatchPaymentsInput } from "@/lib/contract/billing/payment-schema";
import type { MatchOutcome } from "@/lib/contract/billing/values";
import { toThousandths } from "@/lib/contract/money";
import { plainText } from "@/lib/contract/typed-digits";
import type { Deps } from "../deps";
import type { Db } from "../ports/database/schema";
import { listPaymentsNaming } from "./payments-repo";
import { findNamedRequest, listOpenOf, type RequestRow } from "./requests-repo";

/** Which requests the payments of a bank's statement are for. */

type Line = MatchPaymentsInput["lines"][number];
export type Match = { outcome: MatchOutcome; request: RequestRow | null; reference: string };

/** What lines before this one were found to be, since no other line is the same. */
type Taken = { requests: Set<number>; payments: Set<number> };

export async function matchPayments({ db }: Deps, { lines }: MatchPaymentsInput): Promise<Match[]> {
  const taken: Taken = { requests: new Set(), payments: new Set() };
  const matches: Match[] = [];
  for (const line of lines) matches.push(await matchLine(db, line, taken));
  return matches;
}

async function matchLine(db: Db, line: Line, taken: Taken): Promise<Match> {
  const words = wordsOf(line.text);
  const request = (await findNamedRequest(db, words)) ?? null;
  const reference = bankReferenceIn(words, request);
  const payments = await listPaymentsNaming(db, words, request?.id);
  const entered = payments.find((payment) => !taken.payments.has(payment.id) && isOf(payment, line));
  if (entered) {
    taken.payments.add(entered.id);
    return { outcome: "entered", request, reference };
  }
  if (request) {
    const isPaid = request.status === "open" && isOf(request, line) && !taken.requests.has(request.id);
    if (isPaid) taken.requests.add(request.id);
    return { outcome: isPaid ? "pays" : "credit", request, reference };
  }
  const [only, ...others] = (await listOpenOf(db, possibleMinors(line.amount))).filter((one) => isOf(one, line));
  if (!only || others.length > 0 || taken.requests.has(only.id)) return { outcome: "none", request: null, reference };
  taken.requests.add(only.id);
  return { outcome: "maybe", request: only, reference };
}

/** All that may be a reference; banks fill theirs up with noughts. */
function wordsOf(text: string): string[] {
  const words =
    plainText(text)
      .toUpperCase()
      .match(/[A-Z\d]{6,35}/g) ?? [];
  return [...new Set(words.flatMap((word) => [word, word.replace(/^0+/, "")]))];
}

/** The one that the client has named, else the first that looks like one. */
function bankReferenceIn(words: readonly string[], request: RequestRow | null): string {
  const claimed = request?.bank_reference;
  if (claimed && words.includes(claimed)) return claimed;
  return words.find((word) => /^[A-Z]{0,6}\d{9,}$/.test(word) && word !== request?.reference) ?? "";
}

function isOf({ amount, currency }: { amount: number; currency: string }, line: Line): boolean {
  return toThousandths(fromMinor(amount, currency)) === toThousandths(line.amount);
}

/** In a currency with no, two and three decimals. */
function possibleMinors(amount: string): number[] {
  const thousandths = Number(toThousandths(amount));
  return [1000, 10, 1].map((unit) => thousandths / unit);
}
