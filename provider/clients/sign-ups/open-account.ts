import { isDisposableEmail } from "disposable-email-domains-js";
import type { OpenAccountInput } from "@/lib/contract/clients/schema";
import * as signUpMessages from "@/lib/contract/clients/sign-up-messages";
import { openAccountLimits } from "@/lib/contract/clients/values";
import { ApiError, fieldError } from "@/lib/contract/errors";
import * as accountMessages from "@/lib/contract/identity/messages";
import { networkOf } from "@/lib/runtime/http/network-of";
import type { Deps } from "../../deps";
import { insertFirstPasskey, readSignUpPasskey } from "../../identity/passkeys/service";
import { requireStrength } from "../../identity/passwords/password-strength";
import { hashPassword } from "../../identity/passwords/passwords";
import { findAccount, updateUser } from "../../identity/users/repo";
import { findUserByName, noPassword, readSignInPhone } from "../../identity/users/service";
import type { SessionOrigin } from "../../kernel/http/session-origin";
import { type Write, write } from "../../kernel/write/write";
import { notify } from "../../notifications/service";
import { requireNoWait } from "../../ports/shared/rate-limiter";
import { insertClientAccount } from "../service";
import { isFlaggedName } from "./flagged-names";
import { mailConfirmation, mailTaken } from "./jobs";
import * as repo from "./repo";
import { announceSignUp } from "./service";

const day = 24 * 60 * 60;

/**
 * Opens an account whose card is there at once, and stays out of search engines until its e-mail is confirmed, or the
 * number that it signs in by alone. One that has an account already gets the same answer, and its owner is told.
 *
 * @throws ApiError 404 unless sign-up is open, 400 on `password`, `passkey`, `email` or `phone`, 409 for a passkey on a site
 * that cannot use them, 429 for too many of one network
 */
export async function openAccount(
  deps: Deps,
  input: OpenAccountInput,
  { address, agent }: SessionOrigin,
): Promise<void> {
  const { company_name, name, phone, language } = input;
  const email = input.email || null;
  if (deps.config.signUp !== "open") throw new ApiError("not_found", signUpMessages.notOpen);
  if (email === null && readSignInPhone(phone) === null) throw fieldError("phone", accountMessages.signInPhonePart);
  if (email !== null && isDisposableEmail(email)) throw fieldError("email", signUpMessages.disposable);
  const { passwordHash, passkey } = await readWayIn(deps, input);
  const opened = deps.shared.createLimiter({
    name: "accounts of network",
    points: openAccountLimits.perDay,
    seconds: day,
  });
  await requireNoWait(opened.take(networkOf(address)));

  await write(deps, { actorId: null, address }, async (open) => {
    const { trx, now } = open;
    const owner = await findUserByName(trx, email ?? phone);
    if (owner) return tellTaken(deps, open, owner.id);
    const client = await insertClientAccount(deps, open, {
      email,
      name,
      company_name,
      phone,
      passwordHash,
      isActive: true,
    });
    if (passkey) await insertFirstPasskey(open, client.owner_id, passkey, agent);
    const confirm_by = new Date(Date.parse(now) + openAccountLimits.unconfirmed).toISOString();
    await repo.setConfirmBy(trx, client.id, confirm_by);
    if (language) await updateUser(trx, client.owner_id, { language, updated_at: now });
    const is_flagged = isFlaggedName(company_name);
    const id = await repo.insertSignUp(trx, { company_name, name, phone, email, is_flagged }, now, {
      client_id: client.id,
    });
    await announceSignUp(open, id, company_name);
    if (deps.mail.isOn && email !== null) await open.enqueue(mailConfirmation, { user_id: client.owner_id });
  });
}

type WayIn = Pick<OpenAccountInput, "email" | "phone" | "company_name" | "password" | "passkey">;

/** What its owner will sign in with: a passkey, or else a password. @throws ApiError 400 on either */
export async function readWayIn(deps: Deps, { email, phone, company_name, password = "", passkey }: WayIn) {
  if (passkey) return { passwordHash: noPassword, passkey: await readSignUpPasskey(deps, passkey) };
  await requireStrength(password, "password", [email || phone, company_name]);
  return { passwordHash: await hashPassword(password) };
}

/** By mail, or else by the bell; a few times a day, since anybody may type anybody's e-mail or number. */
export async function tellTaken({ mail, shared }: Deps, open: Write, userId: number): Promise<void> {
  const told = shared.createLimiter({ name: "sign-ups told", points: openAccountLimits.mailsPerDay, seconds: day });
  const owner = await findAccount(open.trx, userId);
  if (!owner || (await told.take(String(userId))) > 0) return;
  if (mail.isOn && owner.email !== null) return open.enqueue(mailTaken, { email: owner.email });
  if (owner.client_id === null) return;
  const news = { kind: "sign_up_repeated", detail: "", count: null, subjectId: null } as const;
  await notify(open, { clientId: owner.client_id }, news);
}
