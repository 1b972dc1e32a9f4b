import { type Access, type Operation, type Params, pathOf, type QueryInput } from "../../contract/operation";
import type { Language } from "../../i18n/languages";
import { schemaOf } from "../answers/core";
import { readAnswer } from "../answers/read-answer";
import { callOperation } from "../provider-client/call-operation";
import { RequestSession } from "./request-session";
import { canCall } from "./roles";
import { needsRefresh, type Session } from "./session";

/** A call that a screen makes, with its query. */
export type Reading = {
  operation: Operation;
  query?: Record<string, string | number | undefined>;
  params?: Params<Operation>;
  /** Whose screens show it, if others may call it too. */
  access?: Access;
};

export type Answers = {
  /** By the path of their call, as SWR keys them. */
  answers: Record<string, unknown>;
  /** The client that they are of; undefined where a provider does not say so. */
  clientId?: number;
};

/** Milliseconds; if answers take longer, the page fetches them itself. */
const patience = 1_000;

export function reading<O extends Operation>(
  operation: O,
  query?: QueryInput<O> & Reading["query"],
  params?: Params<O>,
): Reading {
  return { operation, query, params };
}

/**
 * The answers that a page needs, read on the server for the request's session. An answer is left out, and the page
 * fetches it, if there is no session, if the session has to be refreshed first (a page cannot set the cookie), or if
 * the provider refuses, fails or is slow.
 */
export async function readAnswers(headers: Headers, readings: readonly Reading[]): Promise<Answers> {
  const { current, address, language } = await RequestSession.open({ headers });
  if (!current || needsRefresh(current)) return { answers: {} };
  const caller = { session: current, address, language, signal: AbortSignal.timeout(patience) };
  const read = await Promise.all(readings.map((reading) => readFor(caller, reading).catch(() => [])));
  const found = read.flat();
  const answers = Object.fromEntries(found.map(({ path, answer }) => [path, answer]));
  return { answers, clientId: found.find(({ clientId }) => clientId !== undefined)?.clientId };
}

type Caller = { session: Session; address: string | null; language: Language; signal: AbortSignal };

async function readFor({ session, address, language, signal }: Caller, reading: Reading) {
  const { operation, query, params, access = operation.access } = reading;
  const schema = schemaOf(operation);
  if (!schema || !canCall(session, access)) return [];
  const response = await callOperation(operation, { params, query, token: session.access, address, language, signal });
  const clientId = Number(response.headers.get("x-company-id")) || undefined;
  return [{ path: pathOf(operation, params, query), answer: await readAnswer(response, schema), clientId }];
}
