import { z } from "zod";
import { resetLinkLimits } from "@/lib/contract/limits/account";
import { createExpiry } from "../jobs/expire";
import type { Job } from "../jobs/job";
import { deliver } from "../mail/jobs";
import { readMailingSite } from "../mail/mailing-site";
import { composeResetLetter } from "../mail/reset-letter";
import { findUserByEmail } from "../users/repo";
import { makeResetLink } from "../users/service";
import { write } from "../write/write";

const payloadSchema = z.object({ email: z.string(), address: z.string(), asked_at: z.string() });

/**
 * Mails a link to the active account of an e-mail, if there is one. The link is made and sent in one go and made anew
 * with each try, so that its token is never stored; nobody waits for it longer than it would have held.
 */
export const sendResetLink: Job<z.infer<typeof payloadSchema>> = {
  kind: "send_reset_link",
  payload: payloadSchema,
  async run(deps, { email, address, asked_at }) {
    const { mailedFor } = resetLinkLimits;
    const user = await findUserByEmail(deps.db, email);
    if (!user || deps.now().getTime() - Date.parse(asked_at) > mailedFor) return;
    const link = await write(deps, { actorId: null, address }, async (open) => {
      const made = await makeResetLink(open, user.id, mailedFor);
      if (made) await open.record({ action: "reset_link_mailed", target: `user:${user.id}` });
      return made;
    });
    if (!link) return;
    const site = await readMailingSite(deps);
    await deliver(deps.mail, composeResetLetter(site, { email: user.email, token: link.token }));
  },
};

export const resetLinkJobs: readonly Job[] = [
  sendResetLink as Job,
  createExpiry({
    kind: "expire_reset_links",
    keepMs: 0,
    rows: { table: "reset_links", key: ["user_id"], time: "expires_at" },
  }),
];
