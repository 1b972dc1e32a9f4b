import type { Deps } from "@/provider/deps";
import { sendLetter } from "@/provider/notifications/mail/jobs";
import type { MailMessage } from "@/provider/ports/mail/mail";
import { keepMail } from "./kept-mail";

/** The mails that the letters in the queue would be if they were sent now, oldest first. */
export async function waitingLetters(deps: Deps): Promise<MailMessage[]> {
  const { mail, sent } = keepMail();
  const jobs = deps.db.selectFrom("jobs").select("payload").where("kind", "=", sendLetter.kind).orderBy("id");
  for (const { payload } of await jobs.execute())
    await sendLetter.run(
      { ...deps, mail },
      sendLetter.payload.parse(JSON.parse(payload)),
      new AbortController().signal,
    );
  return sent;
}
