import { z } from "zod";
import type { Job } from "../../kernel/jobs/job";
import { translatorOfAccount } from "../../kernel/language";
import { readSite } from "../../kernel/site";
import { composeFormerEmailLetter } from "../../notifications/mail/account-letters";
import { deliver } from "../../notifications/mail/jobs";

const payloadSchema = z.object({
  email: z.string(),
  // Former releases left none.
  user_id: z.number().int().optional(),
});

/** Tells an account's previous address about the change, if mail is on. */
export const tellFormerEmail: Job<z.infer<typeof payloadSchema>> = {
  kind: "tell_former_email",
  payload: payloadSchema,
  async run(deps, { email, user_id }) {
    if (!deps.mail.isOn) return;
    const t = await translatorOfAccount(deps, user_id ?? 0);
    await deliver(deps.mail, composeFormerEmailLetter(t, await readSite(deps), email));
  },
};
