import { type Access, type Operation, type Params, pathOf, type QueryInput } from "../../contract/operation";
import { schemaOf } from "../answers/core";
import { readAnswer } from "../answers/read-answer";
import { callOperation } from "../provider-client/call-operation";
import { RequestSession } from "./request-session";
import { canCall } from "./roles";
import { needsRefresh, type Session } from "./session";

/** A call of a screen's, and what it asks for. */
export type Reading = {
  operation: Operation;
  query?: Record<string, string | number | undefined>;
  params?: Params<Operation>;
  /** Whose screens show it, where others may call it too. */
  access?: Access;
};

/** By the path of the call, as browsers keep them. */
export type Answers = Record<string, unknown>;

/** A page that would have to wait longer asks by itself, in milliseconds. */
const patience = 1_000;

export function reading<O extends Operation>(
  operation: O,
  query?: QueryInput<O> & Reading["query"],
  params?: Params<O>,
): Reading {
  return { operation, query, params };
}

/**
 * What a page is made from for the session of a request, so that it need not ask first. Whatever is not known at once is
 * left out: without a session, with one that is to be renewed first, which a page cannot hand on, and where the
 * provider refuses or fails. The page then asks.
 */
export async function readAnswers(headers: Headers, readings: readonly Reading[]): Promise<Answers> {
  const { current, address } = await RequestSession.open({ headers });
  if (!current || needsRefresh(current)) return {};
  const caller = { session: current, address, signal: AbortSignal.timeout(patience) };
  const read = await Promise.all(readings.map((reading) => readFor(caller, reading).catch(() => [])));
  return Object.fromEntries(read.flat());
}

type Caller = { session: Session; address: string | null; signal: AbortSignal };

async function readFor({ session, address, signal }: Caller, reading: Reading) {
  const { operation, query, params, access = operation.access } = reading;
  const schema = schemaOf(operation);
  if (!schema || !canCall(session, access)) return [];
  const response = await callOperation(operation, { params, query, token: session.access, address, signal });
  return [[pathOf(operation, params, query), await readAnswer(response, schema)] as const];
}
