import { z } from "zod";
import { type Job, PermanentFailure } from "../../kernel/jobs/job";
import { type Mail, MailError, type MailMessage } from "../../ports/mail/mail";

const messageSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  unsubscribe: z.string().optional(),
});

/** Sends one message; a write leaves it, so that a mail server that is away keeps nobody waiting. */
export const sendMail: Job<z.infer<typeof messageSchema>> = {
  kind: "send_mail",
  payload: messageSchema,
  atOnce: 2,
  run: ({ mail }, message) => deliver(mail, message),
};

/** Sends one message within a job. @throws PermanentFailure where it would be refused again */
export async function deliver(mail: Mail, message: MailMessage): Promise<void> {
  try {
    await mail.send(message);
  } catch (error) {
    if (error instanceof MailError && error.kind === "permanent") throw new PermanentFailure(error.message);
    throw error;
  }
}
