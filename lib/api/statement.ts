"use client";

import { openCells, TableError } from "@/lib/browser/cells";
import * as billingMessages from "@/lib/contract/billing/messages";
import { paymentOperations } from "@/lib/contract/billing/operations";
import type { MatchedPayment } from "@/lib/contract/billing/payment-schema";
import { readStatement, type Statement, type StatementLine } from "@/lib/contract/billing/statement";
import { billingLimits } from "@/lib/contract/billing/values";
import * as clientFileMessages from "@/lib/contract/clients/file-messages";
import { clientFileLimits } from "@/lib/contract/clients/values";
import { call } from "./call/call";

/** @throws TableError */
export async function readStatementFile(file: File): Promise<Statement> {
  if (file.size > clientFileLimits.bytes) throw new TableError(clientFileMessages.tooLarge);
  const { separators, parse } = await openCells(await file.arrayBuffer());
  const found = separators.flatMap((separator) => readStatement(parse(separator).data, separator) ?? []);
  const [best] = found.sort((one, other) => other.lines.length - one.lines.length);
  if (!best) throw new TableError(billingMessages.noStatement);
  if (best.lines.length > billingLimits.statementLines) throw new TableError(billingMessages.statementTooLong);
  return best;
}

/** `line` counts from nought. */
export type FoundPayment = StatementLine & MatchedPayment & { line: number };

/** What each payment is for; nothing is sent of what went out. */
export async function matchPayments(lines: readonly StatementLine[]): Promise<FoundPayment[]> {
  if (lines.length === 0) return [];
  const body = { lines: lines.map(({ amount, text }) => ({ amount, text })) };
  const { results } = await call(paymentOperations.matchPayments, { body });
  return results.flatMap((match, line) => {
    const read = lines[line];
    return read ? { ...read, ...match, line } : [];
  });
}
