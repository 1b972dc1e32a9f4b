import { z } from "zod";
import type { Job } from "../../kernel/jobs/job";
import { readSite } from "../../kernel/site";
import { composeFormerEmailLetter } from "../../notifications/mail/account-letters";
import { deliver } from "../../notifications/mail/jobs";

const payloadSchema = z.object({ email: z.string() });

/** Tells an account's previous address about the change, if mail is on. */
export const tellFormerEmail: Job<z.infer<typeof payloadSchema>> = {
  kind: "tell_former_email",
  payload: payloadSchema,
  async run(deps, { email }) {
    if (deps.mail.isOn) await deliver(deps.mail, composeFormerEmailLetter(await readSite(deps), email));
  },
};
