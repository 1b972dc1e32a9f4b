import { ApiError, validationError } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import { type Body, type IdParam, isIdParam, type Operation, type Params, type Query } from "@/lib/contract/operation";
import type { CompanyAction } from "@/lib/contract/policies";
import type { AuditActor } from "../write/audit-repo";
import type { Actor, ClientActor } from "./actor";
import { readBody } from "./body";
import { type AppContext, addressOf } from "./context";
import type { Spool } from "./spool";

type ActorOf<O extends Operation> = O extends { knowsVisitor: true }
  ? Actor | null
  : O["access"] extends "public"
    ? null
    : O["access"] extends CompanyAction
      ? ClientActor
      : Actor;

/** One call under way, after everything that its operation says has been checked. */
export type Call<O extends Operation = Operation> = {
  /** From the path, decoded; ids are positive integers. */
  params: { [name in keyof Params<O>]: name extends IdParam ? number : string };
  query: Query<O>;
  /** Files in it can be read until the call is answered. */
  body: Body<O>;
  /** Who calls, from the verified token only, and from where. */
  actor: ActorOf<O>;
  /** The same as the audit log names it. */
  by: O["access"] extends "public" ? AuditActor : AuditActor & { actorId: number };
  request: Request;
};

/**
 * The call in its operation's own types. The id comes before the body, so that what does not exist is not asked about.
 * @throws ApiError 404 for an id that is none, 400 for a query that is refused, and as `readBody` does
 */
export async function readCall<O extends Operation>(c: AppContext, operation: O, spool: Spool): Promise<Call<O>> {
  const params = readParams(c);
  const actor = c.get("actor") ?? null;
  return {
    params,
    query: readQuery(c, operation),
    body: await readBody(c.req.raw, operation, spool),
    actor,
    by: { actorId: actor?.userId ?? null, address: addressOf(c) },
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

/** Anything that is no id reads like one that does not exist. */
function readId(text: string): number {
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(id)) throw new ApiError("not_found", failures.notFound);
  return id;
}
