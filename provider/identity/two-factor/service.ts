import { ApiError, fieldError } from "@/lib/contract/errors";
import type { OwnerProof, RecoveryCodes, StartedTwoFactor, TwoFactor } from "@/lib/contract/identity/schema";
import * as signInMessages from "@/lib/contract/identity/sign-in-messages";
import { twoFactorLimits } from "@/lib/contract/identity/values";
import { can, principalOf } from "@/lib/contract/policies";
import type { Deps } from "../../deps";
import type { Asked } from "../../kernel/http/actor";
import { hashSecret } from "../../kernel/http/tokens";
import { readSite } from "../../kernel/site";
import type { AuditActor } from "../../kernel/write/audit-repo";
import { type Write, write } from "../../kernel/write/write";
import { tellOfSafety } from "../../notifications/mail/jobs";
import type { Row } from "../../ports/database/schema";
import { deletePasskeysOfUser, hasPasskey } from "../passkeys/repo";
import { deleteSessionsOfUser } from "../sessions/repo";
import type { Proof } from "../sign-in/limiter";
import { presentSignInName } from "../users/presenter";
import type { AccountRow } from "../users/repo";
import { getUserOfClient, proveOwner, requireOwner } from "../users/service";
import { createAppSecret, createRecoveryCodes, describeAppSecret, findStep } from "./one-time-codes";
import * as repo from "./repo";

export async function getTwoFactor({ db }: Deps, userId: number): Promise<TwoFactor> {
  const factor = await repo.findTwoFactor(db, userId);
  return { is_on: isOn(factor), recovery_codes_left: await repo.countRecoveryCodes(db, userId) };
}

/**
 * Makes a secret for an authenticator app; replaces an unconfirmed one.
 *
 * @throws ApiError 400 for a wrong proof, 409 if an app is already confirmed
 */
export async function startTwoFactor(deps: Deps, asked: Asked, proof: OwnerProof): Promise<StartedTwoFactor> {
  const account = await requireOwner(deps, asked, proof);
  const { name: issuer } = await readSite(deps);
  const secret = createAppSecret();
  const row = { user_id: asked.userId, secret, last_step: 0, confirmed_at: null };
  const isNew = await write(deps, actorOf(asked), ({ trx, now }) =>
    repo.saveTwoFactor(trx, { ...row, created_at: now }),
  );
  if (!isNew) throw new ApiError("conflict", signInMessages.twoFactorIsOn);
  return { secret, uri: describeAppSecret({ secret, issuer, name: presentSignInName(account) }) };
}

/**
 * Confirms the app with its first code; from then on sign-ins need a code.
 *
 * @throws ApiError 400 for a wrong code, 409 if none was started or one is already confirmed, 429 after many wrong
 * codes
 */
export async function confirmTwoFactor(deps: Deps, asked: Asked, code: string): Promise<RecoveryCodes> {
  const { userId } = asked;
  const factor = await repo.findTwoFactor(deps.db, userId);
  if (!factor) throw new ApiError("conflict", signInMessages.twoFactorNotStarted);
  if (isOn(factor)) throw new ApiError("conflict", signInMessages.twoFactorIsOn);
  const by = actorOf(asked);
  const account = await requireCode(deps, asked, () => takeAppCode(deps, factor, code, by));
  const codes = createRecoveryCodes();
  await write(deps, by, async (open) => {
    const confirmed = { user_id: userId, secret: factor.secret, confirmed_at: open.now };
    if (!(await repo.confirmTwoFactor(open.trx, confirmed)))
      throw new ApiError("conflict", signInMessages.twoFactorIsOn);
    await repo.saveRecoveryCodes(open.trx, userId, codes.map(hashSecret));
    await open.record({ action: "two_factor_on", target: `user:${userId}` });
    await tellOfSafety(deps, open, account, "on");
  });
  return present(codes);
}

/** @throws ApiError 400 for a wrong code, 409 if two-factor is off, 429 after many wrong codes */
export async function renewRecoveryCodes(deps: Deps, asked: Asked, code: string): Promise<RecoveryCodes> {
  await requireConfirmedCode(deps, asked, code);
  const codes = createRecoveryCodes();
  await write(deps, actorOf(asked), async ({ trx, record }) => {
    await repo.saveRecoveryCodes(trx, asked.userId, codes.map(hashSecret));
    await record({ action: "recovery_codes_renewed", target: `user:${asked.userId}` });
  });
  return present(codes);
}

/** @throws ApiError as `renewRecoveryCodes` */
export async function endTwoFactor(deps: Deps, asked: Asked, code: string): Promise<void> {
  const account = await requireConfirmedCode(deps, asked, code);
  await write(deps, actorOf(asked), async (open) => {
    await removeTwoFactor(open, asked.userId);
    await tellOfSafety(deps, open, account, "off");
  });
}

/** @throws ApiError 404 for an unknown client */
export async function getClientTwoFactor(deps: Deps, clientId: number): Promise<TwoFactor> {
  return getTwoFactor(deps, (await getUserOfClient(deps, clientId)).id);
}

/** For a client who has lost phone and recovery codes. @throws ApiError 404 for an unknown client, 409 if it is off */
export async function endClientTwoFactor(deps: Deps, clientId: number, by: AuditActor): Promise<void> {
  await write(deps, by, async (open) => {
    const user = await getUserOfClient({ db: open.trx }, clientId);
    if (!(await resetTwoFactor(open, user.id))) throw new ApiError("conflict", signInMessages.twoFactorIsOff);
    await tellOfSafety(deps, open, user, "off");
  });
}

/**
 * Removes two-factor, passkeys and sessions for someone other than the owner, within the caller's write.
 *
 * @returns false if there was neither an app nor a passkey
 */
export async function resetTwoFactor(open: Write, userId: number): Promise<boolean> {
  const hadPasskey = await hasPasskey(open.trx, userId);
  await deletePasskeysOfUser(open.trx, userId);
  const wasOn = (await removeTwoFactor(open, userId)) || hadPasskey;
  if (wasOn) await deleteSessionsOfUser(open.trx, userId);
  return wasOn;
}

async function removeTwoFactor({ trx, record }: Write, userId: number): Promise<boolean> {
  const wasThere = await repo.deleteTwoFactor(trx, userId);
  if (wasThere) await record({ action: "two_factor_off", target: `user:${userId}` });
  return wasThere;
}

/**
 * Checks the second step of a sign-in whose password was right; a code counts once. `incomplete` means that the code is
 * missing.
 *
 * @throws ApiError 401 for an administrator who must use two-factor and has a passkey instead of an app
 */
export async function checkSecondStep(
  deps: Deps,
  user: Pick<Row<"users">, "id" | "email" | "is_admin">,
  code: string | undefined,
  by: AuditActor,
): Promise<Proof> {
  const { id: userId, email } = user;
  const factor = await repo.findTwoFactor(deps.db, userId);
  if (!isOn(factor)) {
    const isAsked = deps.config.adminNeedsTwoFactor && can(principalOf(user), "clients.manage");
    const needsPasskey = isAsked && (await hasPasskey(deps.db, userId));
    if (needsPasskey) throw new ApiError("invalid_credentials", signInMessages.passkeyFirst);
    return "proven";
  }
  if (!code) return "incomplete";
  return (await takeCode(deps, factor, { code, email }, by)) ? "proven" : "refused";
}

async function requireConfirmedCode(deps: Deps, asked: Asked, code: string): Promise<AccountRow> {
  const factor = await repo.findTwoFactor(deps.db, asked.userId);
  if (!isOn(factor)) throw new ApiError("conflict", signInMessages.twoFactorIsOff);
  return requireCode(deps, asked, ({ email }) => takeCode(deps, factor, { code, email }, actorOf(asked)));
}

/** @throws ApiError 400 if `check` rejects the code, 429 after too many wrong ones */
async function requireCode(
  deps: Deps,
  asked: Asked,
  check: (account: AccountRow) => Promise<boolean>,
): Promise<AccountRow> {
  const account = await proveOwner(deps, asked, check);
  if (!account) throw fieldError("code", signInMessages.twoFactorCodeWrong);
  return account;
}

/** The caller as actor of the audit log. */
function actorOf({ userId, address }: Asked): AuditActor {
  return { actorId: userId, address };
}

type Factor = NonNullable<Awaited<ReturnType<typeof repo.findTwoFactor>>>;

function isOn(factor: Factor | undefined): factor is Factor & { confirmed_at: string } {
  return factor !== undefined && factor.confirmed_at !== null;
}

async function takeCode(
  deps: Deps,
  factor: Factor,
  { code, email }: { code: string; email: string | null },
  by: AuditActor,
) {
  const isKept = code.length === twoFactorLimits.recoveryCode;
  return isKept ? takeRecoveryCode(deps, factor, { code, email }, by) : takeAppCode(deps, factor, code, by);
}

async function takeAppCode(deps: Deps, factor: Factor, code: string, by: AuditActor): Promise<boolean> {
  const { secret, last_step: after } = factor;
  const step = await findStep({ secret, code, after, now: deps.now() });
  return step !== null && write(deps, by, ({ trx }) => repo.takeStep(trx, factor, step));
}

/** Also mails the owner, because a used recovery code means a lost app or a leaked code. */
async function takeRecoveryCode(
  deps: Deps,
  { user_id: userId }: Factor,
  { code, email }: { code: string; email: string | null },
  by: AuditActor,
): Promise<boolean> {
  return write(deps, by, async (open) => {
    if (!(await repo.takeRecoveryCode(open.trx, userId, hashSecret(code)))) return false;
    await open.record({ action: "recovery_code_used", target: `user:${userId}` });
    await tellOfSafety(deps, open, { id: userId, email }, "recoveryCodeUsed");
    return true;
  });
}

function present(codes: readonly string[]): RecoveryCodes {
  return { recovery_codes: codes.map((code) => code.replace(/(.{4})(?=.)/g, "$1-")) };
}
