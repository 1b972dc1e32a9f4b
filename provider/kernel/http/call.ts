import { ApiError, validationError } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import { isRecord } from "@/lib/contract/json-text";
import { type Body, type IdParam, isIdParam, type Operation, type Params, type Query } from "@/lib/contract/operation";
import type { CompanyAction } from "@/lib/contract/policies";
import { isLanguage } from "@/lib/i18n/languages";
import type { T } from "@/lib/i18n/translator";
import type { AuditActor } from "../write/audit-repo";
import type { Actor, ClientActor } from "./actor";
import { readBody } from "./body";
import { type AppContext, addressOf } from "./context";
import type { Spool } from "./spool";
import { translatorOfCall } from "./texts";

type ActorOf<O extends Operation> = O extends { knowsVisitor: true }
  ? Actor | null
  : O["access"] extends "public"
    ? null
    : O["access"] extends CompanyAction
      ? ClientActor
      : Actor;

/** One call after all checks of its operation. */
export type Call<O extends Operation = Operation> = {
  /** From the path, decoded; ids are positive integers. */
  params: { [name in keyof Params<O>]: name extends IdParam ? number : string };
  query: Query<O>;
  /** Files in it stay readable until the call is answered. */
  body: Body<O>;
  /** The authenticated caller; null for a public operation. */
  actor: ActorOf<O>;
  /** The caller as actor of the audit log. */
  by: O["access"] extends "public" ? AuditActor : AuditActor & { actorId: number };
  /** Writes what is kept in the words that the caller reads. */
  t: T;
  request: Request;
};

/**
 * Reads a call as typed by its operation. Ids are read before the body, so that an unknown id is answered without
 * reading it.
 *
 * @throws ApiError 404 for an invalid id, 400 for an invalid query, and as `readBody` does
 */
export async function readCall<O extends Operation>(c: AppContext, operation: O, spool: Spool): Promise<Call<O>> {
  const params = readParams(c);
  const actor = c.get("actor") ?? null;
  const query = readQuery(c, operation);
  const body = await readBody(c.req.raw, operation, spool, (sent) => {
    const language = operation.access === "public" && isRecord(sent) ? sent.language : null;
    // Before it is validated, since what is wrong with it is said in that language too.
    if (isLanguage(language)) c.set("formLanguage", language);
  });
  return {
    params,
    query,
    body,
    actor,
    by: { actorId: actor?.userId ?? null, address: addressOf(c) },
    t: translatorOfCall(c),
    request: c.req.raw,
  } as unknown as Call<O>;
}

function readParams(c: AppContext): Record<string, string | number> {
  const params = Object.entries(c.req.param() as Record<string, string>);
  return Object.fromEntries(params.map(([name, text]) => [name, isIdParam(name) ? readId(text) : text]));
}

function readQuery(c: AppContext, { query: schema }: Operation): unknown {
  const result = schema?.safeParse(c.req.query());
  if (result?.success === false) throw validationError(result.error);
  return result?.data;
}

/** An invalid id is answered like an unknown one. */
function readId(text: string): number {
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(id)) throw new ApiError("not_found", failures.notFound);
  return id;
}
