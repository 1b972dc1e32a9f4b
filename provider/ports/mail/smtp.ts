import type { Transporter } from "nodemailer";
import { readEmail } from "@/lib/contract/email";
import { textLimits } from "@/lib/contract/values";
import { type Mail, MailError, type MailMessage } from "./mail";
import { parseMailFrom, parseSmtpUrl, type SmtpServer } from "./smtp-settings";

export type SmtpOptions = {
  smtpUrl: string;
  mailFrom: string | undefined;
  /** Timeout of each step of a delivery, in milliseconds. */
  timeout?: number;
};

/**
 * Mail over an SMTP server, with a pool of a few connections.
 *
 * @throws StartError if SMTP_URL or MAIL_FROM is malformed; the server is not contacted before the first mail
 */
export function createSmtpMail({ smtpUrl, mailFrom, timeout = 10_000 }: SmtpOptions): Mail {
  const server = parseSmtpUrl(smtpUrl);
  const from = parseMailFrom(mailFrom);
  let opened: Promise<Transporter> | undefined;
  let isClosed = false;
  /** Imported with the first message, to keep the start fast. */
  const open = () =>
    (opened ??= import("nodemailer").then(({ createTransport }) =>
      createTransport({ ...describeConnections(server, timeout), pool: true }),
    ));
  return {
    isOn: true,
    async send(message) {
      if (isClosed) throw new Error("Mail was sent after it was closed");
      const content = describeContent(message);
      try {
        await (await open()).sendMail({ from, ...content });
      } catch (error) {
        throw toMailError(error as SmtpError, server);
      }
    },
    async check() {
      const transport = await open();
      await transport.verify().catch((error: SmtpError) => {
        throw toMailError(error, server);
      });
    },
    async close() {
      isClosed = true;
      (await opened)?.close();
    },
  };
}

function describeConnections({ host, port, isTls, isVerified, credentials }: SmtpServer, timeout: number) {
  return {
    host,
    port,
    secure: isTls,
    auth: credentials,
    // A password is sent only over TLS.
    requireTLS: credentials !== undefined && !/^(localhost|127\..+|::1)$/.test(host),
    ...(!isVerified && { tls: { rejectUnauthorized: false } }),
    maxConnections: 3,
    // One retry for a stale connection. Without a limit, a server that hangs up at once is retried for ever.
    maxRequeues: 1,
    dnsTimeout: timeout,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    // Message texts must never be read as file names or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** One recipient, and no line breaks that could inject headers. @throws MailError, permanent, for an invalid address */
function describeContent({ to, subject, text, html, unsubscribe, attachments = [] }: MailMessage) {
  const read = to.length <= textLimits.email && readEmail(to);
  if (!read || read === "name")
    throw new MailError("permanent", "A message was not sent, because what it is for is no address");
  return {
    to: { name: "", address: read.email },
    // An encoded word in user text (`=?…?=`) would be decoded by mail programs; break it up.
    subject: subject
      .replace(/[\s\p{Cc}]+/gu, " ")
      .replace(/=(?=\?)/g, "=\u2060")
      .trim(),
    text,
    html,
    attachments: attachments.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
    // Stops auto-replies, such as out-of-office mails.
    headers: {
      "auto-submitted": "auto-generated",
      ...(unsubscribe && {
        "list-unsubscribe": `<${new URL(unsubscribe).href}>`,
        "list-unsubscribe-post": "List-Unsubscribe=One-Click",
      }),
    },
  };
}

type SmtpError = Error & { code?: string; responseCode?: number; response?: string };

/**
 * Keeps only the server's status codes, because its text may repeat the address. Permanent means a final answer about
 * this message; a failed login or connection says nothing about the message.
 */
function toMailError({ code = "", responseCode = 0, response, message }: SmtpError, { host, port }: SmtpServer) {
  const isAboutMessage = code === "EENVELOPE" || code === "EMESSAGE";
  const isAboutUs = responseCode >= 530 && responseCode < 540;
  const kind = isAboutMessage && responseCode >= 500 && !isAboutUs ? "permanent" : "temporary";
  const reason = response ? /^\d{3}([ -]\d\.\d{1,3}\.\d{1,3})?/.exec(response)?.[0] : message;
  return new MailError(kind, `The mail server at ${host}:${port} did not take a message (${reason})`);
}
