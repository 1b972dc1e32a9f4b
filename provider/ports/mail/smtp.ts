import type { Transporter } from "nodemailer";
import { readEmail } from "@/lib/contract/email";
import { textLimits } from "@/lib/contract/values";
import { type Mail, MailError, type MailMessage } from "./mail";
import { parseMailFrom, parseSmtpUrl, type SmtpServer } from "./smtp-settings";

export type SmtpOptions = {
  smtpUrl: string;
  mailFrom: string | undefined;
  /** What each step of a delivery has, in milliseconds. */
  timeout?: number;
};

/**
 * Mail over a server that takes it, on a few connections that are kept for a while.
 *
 * @throws StartError where SMTP_URL or MAIL_FROM is malformed; whether the server is there shows when mail is sent
 */
export function createSmtpMail({ smtpUrl, mailFrom, timeout = 10_000 }: SmtpOptions): Mail {
  const server = parseSmtpUrl(smtpUrl);
  const from = parseMailFrom(mailFrom);
  let opened: Promise<Transporter> | undefined;
  let isClosed = false;
  /** Loaded with the first message, so that no start waits for it. */
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
    // A password leaves this machine only over TLS.
    requireTLS: credentials !== undefined && !/^(localhost|127\..+|::1)$/.test(host),
    ...(!isVerified && { tls: { rejectUnauthorized: false } }),
    maxConnections: 3,
    // For a connection that ended while nobody looked; without it a server that hangs up at once is asked for ever.
    maxRequeues: 1,
    dnsTimeout: timeout,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    // Texts are texts: never the name of a file to read or of an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** One address, and no line that could end a header. @throws MailError, permanent, for what is no address */
function describeContent({ to, subject, text, html, unsubscribe }: MailMessage) {
  const read = to.length <= textLimits.email && readEmail(to);
  if (!read || read === "name")
    throw new MailError("permanent", "A message was not sent, because what it is for is no address");
  return {
    to: { name: "", address: read.email },
    // What looks like an encoded word would be read as what it hides.
    subject: subject
      .replace(/[\s\p{Cc}]+/gu, " ")
      .replace(/=(?=\?)/g, "=\u2060")
      .trim(),
    text,
    html,
    // Programs that answer by themselves, such as one for holidays, leave such messages alone.
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
 * Of what the server said only its codes are kept, since the words may repeat the address. Permanent is what it says for
 * good about this message; that we may not sign in, or cannot connect, says nothing about the message.
 */
function toMailError({ code = "", responseCode = 0, response, message }: SmtpError, { host, port }: SmtpServer) {
  const isAboutMessage = code === "EENVELOPE" || code === "EMESSAGE";
  const isAboutUs = responseCode >= 530 && responseCode < 540;
  const kind = isAboutMessage && responseCode >= 500 && !isAboutUs ? "permanent" : "temporary";
  const reason = response ? /^\d{3}([ -]\d\.\d{1,3}\.\d{1,3})?/.exec(response)?.[0] : message;
  return new MailError(kind, `The mail server at ${host}:${port} did not take a message (${reason})`);
}
