"use client";

import { useState } from "react";
import { tellOutcomes } from "@/components/billing/outcome-texts";
import { useT } from "@/components/i18n/translator-context";
import { toast } from "@/components/ui/toast";
import { messageOf } from "@/lib/api/call/request";
import { addPayment, confirmPayments } from "@/lib/api/payments";
import { type FoundPayment, matchPayments, readStatementFile } from "@/lib/api/statement";
import { TableError } from "@/lib/browser/cells";
import type { Statement } from "@/lib/contract/billing/statement";
import { billingLimits, type Outcome } from "@/lib/contract/billing/values";

type State = {
  step: "choose" | "reading" | "found" | "entering";
  statement: Statement;
  payments: FoundPayment[];
  failure: string | null;
};
const start: State = { step: "choose", statement: { lines: [], unread: 0 }, payments: [], failure: null };

/** A statement's way from the file over what is found in it to the payments. */
export function useStatement() {
  const t = useT();
  const [state, setState] = useState(start);

  async function choose(file: File) {
    setState({ ...start, step: "reading" });
    try {
      const statement = await readStatementFile(file);
      setState({ step: "found", statement, payments: await matchPayments(statement.lines), failure: null });
    } catch (error) {
      const text = error instanceof TableError ? error.message : messageOf(error, t("statement.failed"));
      setState({ ...start, failure: t.say(text) });
    }
  }

  /** What was entered of them is then found as such, also where only some could be. */
  async function enter(chosen: readonly FoundPayment[]) {
    setState((before) => ({ ...before, step: "entering", failure: null }));
    let failure: string | null = null;
    let { payments } = state;
    try {
      const outcomes = await confirmAll(chosen.filter(({ outcome }) => outcome !== "credit"));
      const credited = await creditAll(chosen.filter(({ outcome }) => outcome === "credit"));
      if (outcomes.length > 0) tellOutcomes(t, outcomes);
      if (credited > 0) toast.success(t("statement.credited", { count: credited }));
      payments = await matchPayments(state.statement.lines);
    } catch (error) {
      failure = t.say(messageOf(error, t("statement.enterFailed")));
    }
    setState((before) => ({ ...before, step: "found", payments, failure }));
  }

  return { ...state, choose, enter, restart: () => setState(start) };
}

async function confirmAll(payments: readonly FoundPayment[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let from = 0; from < payments.length; from += billingLimits.ids) {
    const part = payments.slice(from, from + billingLimits.ids);
    const sent = part.flatMap(({ request, paid_on, reference }) =>
      request ? { id: request.id, received_on: paid_on, reference } : [],
    );
    outcomes.push(...(await confirmPayments(sent)));
  }
  return outcomes;
}

async function creditAll(payments: readonly FoundPayment[]): Promise<number> {
  for (const { request, amount, paid_on, reference, text } of payments)
    if (request)
      await addPayment(request.client_id, {
        ...{ amount, currency: request.currency, received_on: paid_on, request_id: request.id },
        reference: reference || text.slice(0, billingLimits.reference),
      });
  return payments.length;
}
