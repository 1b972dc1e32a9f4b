import { isDisposableEmail } from "disposable-email-domains-js";
import type { OpenAccountInput } from "@/lib/contract/clients/schema";
import * as signUpMessages from "@/lib/contract/clients/sign-up-messages";
import { openAccountLimits } from "@/lib/contract/clients/values";
import { ApiError, fieldError } from "@/lib/contract/errors";
import { networkOf } from "@/lib/runtime/http/network-of";
import type { Deps } from "../../deps";
import { requireStrength } from "../../identity/passwords/password-strength";
import { hashPassword } from "../../identity/passwords/passwords";
import { findUserByEmail, updateUser } from "../../identity/users/repo";
import { type Write, write } from "../../kernel/write/write";
import { requireNoWait } from "../../ports/shared/rate-limiter";
import { insertClientAccount } from "../service";
import { isFlaggedName } from "./flagged-names";
import { mailConfirmation, mailTaken } from "./jobs";
import * as repo from "./repo";
import { announceSignUp } from "./service";

const day = 24 * 60 * 60;

/**
 * Opens an account whose card is there at once, and stays out of search engines until its e-mail is confirmed. An e-mail
 * that has an account gets the same answer, and its owner a mail.
 *
 * @throws ApiError 404 unless sign-up is open, 400 on `password` or `email`, 429 for too many of one network
 */
export async function openAccount(deps: Deps, input: OpenAccountInput, address: string): Promise<void> {
  const { company_name, name, phone, email, password, language } = input;
  if (deps.config.signUp !== "open") throw new ApiError("not_found", signUpMessages.notOpen);
  if (isDisposableEmail(email)) throw fieldError("email", signUpMessages.disposable);
  await requireStrength(password, "password", [email, company_name]);
  const passwordHash = await hashPassword(password);
  const opened = deps.shared.createLimiter({
    name: "accounts of network",
    points: openAccountLimits.perDay,
    seconds: day,
  });
  await requireNoWait(opened.take(networkOf(address)));

  await write(deps, { actorId: null, address }, async (open) => {
    const { trx, now } = open;
    if (await findUserByEmail(trx, email)) return tellOwner(deps, open, email);
    const client = await insertClientAccount(deps, open, { email, company_name, phone, passwordHash, isActive: true });
    const confirm_by = new Date(Date.parse(now) + openAccountLimits.unconfirmed).toISOString();
    await repo.setConfirmBy(trx, client.id, confirm_by);
    if (language) await updateUser(trx, client.user_id, { language, updated_at: now });
    const is_flagged = isFlaggedName(company_name);
    const id = await repo.insertOpened(trx, { company_name, name, phone, email, is_flagged }, client.id, now);
    await announceSignUp(open, id, company_name);
    if (deps.mail.isOn) await open.enqueue(mailConfirmation, { user_id: client.user_id });
  });
}

/** A few times a day, since anybody may type anybody's address. */
async function tellOwner({ mail, shared }: Deps, { enqueue }: Write, email: string): Promise<void> {
  const mails = shared.createLimiter({ name: "sign-up mails", points: openAccountLimits.mailsPerDay, seconds: day });
  if (mail.isOn && (await mails.take(email)) === 0) await enqueue(mailTaken, { email });
}
