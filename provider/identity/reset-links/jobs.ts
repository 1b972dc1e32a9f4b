import { z } from "zod";
import { resetLinkLimits } from "@/lib/contract/identity/values";
import type { T } from "@/lib/i18n/translator";
import type { Deps } from "../../deps";
import { createExpiry } from "../../kernel/jobs/expire";
import type { Job } from "../../kernel/jobs/job";
import { translatorOfAccount } from "../../kernel/language";
import { readSite, type Site } from "../../kernel/site";
import { write } from "../../kernel/write/write";
import { composeInvitation, composeNewPassword, composeResetLetter } from "../../notifications/mail/account-letters";
import { deliver } from "../../notifications/mail/jobs";
import type { MailMessage } from "../../ports/mail/mail";
import { findAccount, findUserByEmail } from "../users/repo";
import { makeResetLink } from "../users/service";

const askedSchema = z.object({ email: z.string(), address: z.string(), asked_at: z.string() });

/**
 * Mails a link to the active account with this e-mail, if there is one. The link is made and sent in one run; a retry
 * makes a new one, so the token is never stored. Skipped once a link from the request would have expired.
 */
export const sendResetLink: Job<z.infer<typeof askedSchema>> = {
  kind: "send_reset_link",
  payload: askedSchema,
  async run(deps, { email, address, asked_at }) {
    const { mailedFor } = resetLinkLimits;
    const user = await findUserByEmail(deps.db, email);
    if (!user || deps.now().getTime() - Date.parse(asked_at) > mailedFor) return;
    await mailLink(deps, { id: user.id, email }, address, mailedFor, composeResetLetter);
  },
};

const invitedSchema = z.object({
  user_id: z.number().int(),
  address: z.string(),
  asked_at: z.string(),
  /** Whether it has had a password to sign in with. */
  is_known: z.boolean().default(false),
});

/** Mails an account, in its administrator's name, the link to set its first password, or a new one. */
export const sendInvitation: Job<z.infer<typeof invitedSchema>> = {
  kind: "send_invitation",
  payload: invitedSchema,
  async run(deps, { user_id, address, asked_at, is_known }) {
    const { handedFor } = resetLinkLimits;
    if (deps.now().getTime() - Date.parse(asked_at) > handedFor) return;
    const email = (await findAccount(deps.db, user_id))?.email;
    if (!email) return;
    const compose = is_known ? composeNewPassword : composeInvitation;
    await mailLink(deps, { id: user_id, email }, address, handedFor, compose);
  },
};

type Compose = (t: T, site: Site, link: { email: string; token: string }) => MailMessage;

async function mailLink(
  deps: Deps,
  { id, email }: { id: number; email: string },
  address: string,
  holdMs: number,
  compose: Compose,
): Promise<void> {
  const link = await write(deps, { actorId: null, address }, async (open) => {
    const made = await makeResetLink(open, id, holdMs);
    if (made) await open.record({ action: "reset_link_mailed", target: `user:${id}` });
    return made;
  });
  if (link)
    await deliver(
      deps.mail,
      compose(await translatorOfAccount(deps, id), await readSite(deps), { email, token: link.token }),
    );
}

export const resetLinkJobs: readonly Job[] = [
  sendResetLink as Job,
  sendInvitation as Job,
  createExpiry({
    kind: "expire_reset_links",
    keepMs: 0,
    rows: { table: "reset_links", key: ["user_id"], time: "expires_at" },
  }),
];
