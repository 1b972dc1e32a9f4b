/** E-mail addresses as RFC 5321 has them, without quoted names and hosts that are numbers. */

const atoms = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const domain = /^([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+([a-z]{2,63}|xn--[a-z\d-]{1,58}[a-z\d])$/;

/**
 * The address in lower case with its domain in ASCII (`müller.example` is `xn--mller-kva.example`). `name` if the part
 * before the @ has letters that only some mail servers accept; null if it is no address.
 */
export function readEmail(text: string): { email: string } | "name" | null {
  const [, name = "", host = ""] = /^([^@]*)@([^@]+)$/.exec(text) ?? [];
  const ascii = toAscii(host);
  if (name === "" || name.length > 64 || ascii.length > 253 || !domain.test(ascii)) return null;
  if (atoms.test(name)) return { email: `${name}@${ascii}`.toLowerCase() };
  return /[^\p{ASCII}]/u.test(name) && atoms.test(name.replace(/[\p{L}\p{M}\p{N}]/gu, "a")) ? "name" : null;
}

export function isEmail(text: string): boolean {
  const read = readEmail(text);
  return read !== null && read !== "name";
}

/** Empty if it is no host. */
function toAscii(host: string): string {
  if (/^[a-z\d.-]*$/i.test(host)) return host.toLowerCase();
  // Characters that a URL would not read as part of a host.
  if (/[^\p{L}\p{M}\p{N}.\u3002-]/u.test(host)) return "";
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : "";
}

/** The address as it is stored; any other text in lower case. */
export function normalizeEmail(text: string): string {
  const read = readEmail(text);
  return read !== null && read !== "name" ? read.email : text.toLowerCase();
}

/** A mailto link; marks of the address that mean something in a link are escaped. */
export function mailLink(email: string): string {
  return `mailto:${encodeURIComponent(email).replace(/%40/g, "@")}`;
}
