import { ApiError } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import { administration } from "@/lib/contract/identity/values";
import { isResting as isRestingState } from "@/lib/contract/plans/subscription";
import { type Action, can, type Principal, visitorsData } from "@/lib/contract/policies";
import type { Deps } from "../../deps";
import { findSessionUser, type SessionUser } from "./actor-repo";
import { readAccessToken } from "./tokens";

/** Who calls, from the verified token only, and from where. */
export type Actor = Principal & {
  userId: number;
  /** Null for an account that signs in by its number alone. */
  email: string | null;
  clientId: number | null;
  personId: number | null;
  branchIds: readonly number[];
  sessionId: string;
  address: string;
  /** Whether the administrator must set up two-factor or a passkey before anything else is allowed. */
  lacksTwoFactor: boolean;
  /** Whether its client's card rests, and takes nothing more. */
  isResting: boolean;
};

/** The fields needed for another proof by the account's owner. */
export type Asked = Pick<Actor, "userId" | "sessionId" | "address">;

export type ClientActor = Actor & { clientId: number };

type Credentials = {
  /** `Bearer …`. */
  authorization: string | undefined;
  /** The client that the caller's screen shows, or `administration`; without it, that for which the account works. */
  clientId?: string;
  address: string;
};

/**
 * Authenticates a call against the live session and account.
 *
 * @throws ApiError 401, 403 where the account does not work for `clientId`
 */
export async function authenticate(
  deps: Deps,
  { authorization, clientId: shown, address }: Credentials,
): Promise<Actor> {
  const claims = await readBearer(deps, authorization);
  if (!claims) throw new ApiError("not_authenticated", failures.notAuthenticated);
  return findActor(deps, { ...claims, shown, address });
}

/**
 * The caller as the account is by now, for what goes on while it is sent.
 *
 * @throws ApiError 401 where the session has ended, 403 where the account may not do this for the client any more
 */
export async function readAgain<A extends Actor>(deps: Deps, actor: A, action: Action): Promise<A> {
  const { sessionId, userId, clientId, address } = actor;
  const shown = clientId === null ? undefined : String(clientId);
  const now = { ...actor, ...(await findActor(deps, { sessionId, userId, shown, address })), clientId };
  if (!can(now, action)) throw new ApiError("permission_denied", failures.permissionDenied);
  return now;
}

type Session = Pick<Actor, "sessionId" | "userId" | "address"> & { shown: string | undefined };

async function findActor(deps: Deps, { sessionId, userId, shown, address }: Session): Promise<Actor> {
  const user = await findSessionUser(deps.db, { sessionId, userId, shown, now: deps.now().toISOString() });
  if (!user) throw new ApiError("not_authenticated", failures.sessionEnded);
  const { email } = user;
  const isOfSite = Boolean(user.runs_site) && worksForSite(user, shown);
  const clientId = isOfSite ? null : user.client_id;
  const role = isOfSite ? "administrator" : (user.role ?? "unassigned");
  if (shown !== undefined && clientId === null && !isOfSite) throw new ApiError("company_left", failures.companyLeft);
  const hasProof = user.two_factor_since !== null || user.proved_at !== null;
  // A second step guards whoever reaches every card, wherever they work now.
  const lacksTwoFactor = deps.config.adminNeedsTwoFactor && !hasProof && Boolean(user.runs_site);
  const withheld = can({ role }, "clients.see") && !deps.config.adminSeesLeads ? visitorsData : [];
  const isResting = !isOfSite && isRestingState(user.state);
  const personId = isOfSite ? null : user.person_id;
  const branchIds: number[] = isOfSite ? [] : JSON.parse(user.branch_ids ?? "[]");
  return {
    userId,
    email,
    role,
    clientId,
    personId,
    branchIds,
    withheld,
    sessionId,
    address,
    lacksTwoFactor,
    isResting,
  };
}

/** Where the screen does not say, an administrator works for the site until the session has chosen a company. */
function worksForSite({ client_id, chosen_id }: SessionUser, shown: string | undefined): boolean {
  if (shown !== undefined) return shown === String(administration);
  return client_id === null || client_id !== chosen_id;
}

/** The claims of the token in an `Authorization` header, or null. `evenExpired` is for signing out. */
export async function readBearer({ config, now }: Deps, authorization = "", options?: { evenExpired: boolean }) {
  const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
  return token ? readAccessToken(config.tokenKeys, token, now(), options) : null;
}
