import { z } from "zod";
import { getClient } from "../clients/service";
import type { Deps } from "../deps";
import { createLinkToken, hashSecret } from "../kernel/http/tokens";
import { createExpiry } from "../kernel/jobs/expire";
import type { Job } from "../kernel/jobs/job";
import { translatorOfRow } from "../kernel/language";
import { readSite } from "../kernel/site";
import { nobody } from "../kernel/write/audit-repo";
import { write } from "../kernel/write/write";
import { composeTeamInvitation } from "../notifications/mail/account-letters";
import { deliver } from "../notifications/mail/jobs";
import { findAccountLanguage } from "../ports/database/queries/account-language";
import * as repo from "./repo";

const payload = z.object({ invitation_id: z.number().int() });

/**
 * Mails an invitation in the language of whoever invites. Its token is made as it is sent, and again in a retry, so that it
 * is never stored.
 */
export const sendTeamInvitation: Job<z.infer<typeof payload>> = {
  kind: "send_team_invitation",
  payload,
  atOnce: 2,
  async run(deps: Deps, { invitation_id: id }) {
    const invitation = await repo.findInvitation(deps.db, id, deps.now().toISOString());
    if (!invitation?.email) return;
    const { client_id, created_by, role, email } = invitation;
    const token = createLinkToken();
    if (!(await write(deps, nobody, ({ trx }) => repo.renewInvitation(trx, id, hashSecret(token))))) return;
    const t = translatorOfRow(created_by === null ? null : await findAccountLanguage(deps.db, created_by));
    const { company_name } = await getClient(deps, client_id);
    await deliver(
      deps.mail,
      composeTeamInvitation(t, await readSite(deps), { email, token, role, company: company_name }),
    );
  },
};

export const joiningJobs: readonly Job[] = [
  sendTeamInvitation as Job,
  createExpiry({
    kind: "expire_invitations",
    keepMs: 0,
    rows: { table: "invitations", key: ["id"], time: "expires_at" },
  }),
];
