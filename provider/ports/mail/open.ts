import type { Mail } from "./mail";
import { createSmtpMail } from "./smtp";

/** SMTP if SMTP_URL is set, otherwise no mail. @throws StartError if SMTP_URL or MAIL_FROM is wrong */
export function openMail({ smtpUrl, mailFrom }: { smtpUrl?: string; mailFrom?: string }): Mail {
  return smtpUrl ? createSmtpMail({ smtpUrl, mailFrom }) : noMail;
}

/** A site without mail. */
export const noMail: Mail = {
  isOn: false,
  async send() {
    throw new Error("Mail was sent without asking whether it is on");
  },
  check: async () => {},
  close: async () => {},
};
