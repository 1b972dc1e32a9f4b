import { z } from "zod";
import { emailChangeLimits } from "@/lib/contract/identity/values";
import { createEmailCode, hashEmailCode } from "../../kernel/http/tokens";
import { createExpiry } from "../../kernel/jobs/expire";
import type { Job } from "../../kernel/jobs/job";
import { translatorOfAccount } from "../../kernel/language";
import { readSite } from "../../kernel/site";
import { nobody } from "../../kernel/write/audit-repo";
import { write } from "../../kernel/write/write";
import { composeEmailCodeLetter } from "../../notifications/mail/account-letters";
import { deliver } from "../../notifications/mail/jobs";
import { lockEmailChange, updateEmailChange } from "./repo";

const payloadSchema = z.object({ user_id: z.number(), email: z.string() });

/**
 * Mails a code to the new address. The code is made, hashed and sent in one run; a retry makes a new one, so it is
 * never stored in plain text. Skipped if another address has been requested since: that has its own job.
 */
export const sendEmailCode: Job<z.infer<typeof payloadSchema>> = {
  kind: "send_email_code",
  payload: payloadSchema,
  isUrgent: true,
  async run(deps, { user_id: userId, email }) {
    if (!deps.mail.isOn) return;
    const code = createEmailCode(emailChangeLimits.digits);
    const isAwaited = await write(deps, nobody, async ({ trx, now }) => {
      const change = await lockEmailChange(trx, userId, now);
      if (change?.email !== email) return false;
      const expires_at = new Date(Date.parse(now) + emailChangeLimits.lasts).toISOString();
      const code_hash = hashEmailCode(deps.config.tokenKeys, { userId, email, code });
      await updateEmailChange(trx, userId, { code_hash, failures: 0, expires_at });
      return true;
    });
    if (!isAwaited) return;
    const t = await translatorOfAccount(deps, userId);
    await deliver(deps.mail, composeEmailCodeLetter(t, await readSite(deps), { email, code }));
  },
};

export const emailChangeJobs: readonly Job[] = [
  sendEmailCode as Job,
  createExpiry({
    kind: "expire_email_changes",
    keepMs: 0,
    rows: { table: "email_changes", key: ["user_id"], time: "expires_at" },
  }),
];
