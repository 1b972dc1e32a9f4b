import { isEmail } from "@/lib/contract/email";
import { StartError } from "@/lib/runtime/start-error";
import { decodeCredential, parseServerUrl } from "../server-url";

export type SmtpServer = {
  host: string;
  port: number;
  /** TLS from the start; otherwise STARTTLS if the server offers it. */
  isTls: boolean;
  isVerified: boolean;
  credentials?: { user: string; pass: string };
};

const unverified = "?tls.rejectUnauthorized=false";

/**
 * `smtp://user:password@host:587`, or `smtps://…:465` for TLS from the start; user, password and port are optional.
 * Invalid certificates are refused, unless the address ends in `?tls.rejectUnauthorized=false`.
 *
 * @throws StartError that names SMTP_URL without its value, which contains a password.
 */
export function parseSmtpUrl(text: string): SmtpServer {
  const example = "smtp://user:password@host:587";
  const { url, isTls, host } = parseServerUrl("SMTP_URL", text, { scheme: "smtp", example });
  const { port, username, password, pathname, search, hash } = url;
  if ((pathname !== "" && pathname !== "/") || (search !== "" && search !== unverified) || hash)
    throw new StartError(`SMTP_URL: after the host there may only be ${unverified}`);
  if (Boolean(username) !== Boolean(password))
    throw new StartError("SMTP_URL: a user needs a password, and a password a user");
  return {
    host,
    port: Number(port) || (isTls ? 465 : 587),
    isTls,
    isVerified: search === "",
    ...(username && {
      credentials: { user: decodeCredential("SMTP_URL", username), pass: decodeCredential("SMTP_URL", password) },
    }),
  };
}

/** `Name <address>`, or only the address. @throws StartError naming MAIL_FROM */
export function parseMailFrom(text = ""): { name: string; address: string } {
  const [, name = "", inBrackets, alone] = /^(?:([^<>\r\n]*)<([^<>]*)>|(.*))$/.exec(text.trim()) ?? [];
  const address = inBrackets ?? alone ?? "";
  if (!isEmail(address)) throw new StartError("MAIL_FROM: must be like Name <name@example.com>");
  return { name: name.trim().replace(/^"(.*)"$/, "$1"), address };
}
