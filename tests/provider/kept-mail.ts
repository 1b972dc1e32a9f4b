import type { Mail, MailMessage } from "@/provider/ports/mail/mail";
import { noMail } from "@/provider/ports/mail/open";

/** Mail that is accepted and dropped. */
export const sentMail: Mail = { ...noMail, isOn: true, send: async () => {} };

/** Mail that is collected in `sent`. */
export function keepMail(): { mail: Mail; sent: MailMessage[] } {
  const sent: MailMessage[] = [];
  return { mail: { ...sentMail, send: async (message) => void sent.push(message) }, sent };
}
