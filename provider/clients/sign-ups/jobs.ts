import { z } from "zod";
import { findAccount, findUserByEmail } from "../../identity/users/repo";
import type { Job } from "../../kernel/jobs/job";
import { translatorOfAccount } from "../../kernel/language";
import { readSite } from "../../kernel/site";
import { nobody } from "../../kernel/write/audit-repo";
import { composeConfirmLetter, composeTakenLetter } from "../../notifications/mail/account-letters";
import { deliver } from "../../notifications/mail/jobs";
import { deleteClient, eraseClient } from "../deleted/service";
import { signConfirmation } from "./confirm-tokens";
import { findConfirmBy, listUnconfirmed } from "./repo";

/** Mails an account the link that confirms its e-mail, unless that is done. */
export const mailConfirmation: Job<{ user_id: number }> = {
  kind: "mail_confirmation",
  payload: z.object({ user_id: z.number().int() }),
  async run(deps, { user_id: id }) {
    const account = await findAccount(deps.db, id);
    if (!account?.client_id || !account.email || !(await findConfirmBy(deps.db, account.client_id))) return;
    const { email } = account;
    const token = signConfirmation(deps.config.tokenKeys, { id, email });
    const t = await translatorOfAccount(deps, id);
    await deliver(deps.mail, composeConfirmLetter(t, await readSite(deps), { email, token }));
  },
};

/** Tells the owner of an account that somebody has tried to open another one with its e-mail or number. */
export const mailTaken: Job<{ email: string }> = {
  kind: "mail_taken",
  payload: z.object({ email: z.string() }),
  async run(deps, { email }) {
    const user = await findUserByEmail(deps.db, email);
    if (!user) return;
    const t = await translatorOfAccount(deps, user.id);
    await deliver(deps.mail, composeTakenLetter(t, await readSite(deps), email));
  },
};

/** What nobody has confirmed in time frees its address, e-mail and number. */
export const eraseUnconfirmed: Job = {
  kind: "erase_unconfirmed",
  payload: z.unknown(),
  every: 60 * 60_000,
  async run(deps, _payload, signal) {
    for (const { id } of await listUnconfirmed(deps.db, deps.now().toISOString())) {
      if (signal.aborted) return;
      await deleteClient(deps, id, nobody);
      await eraseClient(deps, id, nobody);
    }
  },
};

export const signUpJobs: readonly Job[] = [mailConfirmation as Job, mailTaken as Job, eraseUnconfirmed];
