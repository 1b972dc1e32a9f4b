import type { Mail, MailMessage } from "@/provider/ports/mail/mail";
import { noMail } from "@/provider/ports/mail/open";

/** Mail that is taken and goes nowhere. */
export const sentMail: Mail = { ...noMail, isOn: true, send: async () => {} };

/** Mail that is kept in `sent`. */
export function keepMail(): { mail: Mail; sent: MailMessage[] } {
  const sent: MailMessage[] = [];
  return { mail: { ...sentMail, send: async (message) => void sent.push(message) }, sent };
}
