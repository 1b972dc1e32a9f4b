import { StartError } from "@/lib/runtime/start-error";

/**
 * Parses a server's address in a setting: `scheme://`, or `schemes://` for TLS, and a host.
 *
 * @throws StartError that names the setting without its value, which may contain a password.
 */
export function parseServerUrl(
  setting: string,
  text: string,
  { scheme, example }: { scheme: string; example: string },
) {
  if (!URL.canParse(text)) throw new StartError(`${setting}: is not an address like ${example}`);
  const url = new URL(text);
  const isTls = url.protocol === `${scheme}s:`;
  if ((url.protocol !== `${scheme}:` && !isTls) || !url.hostname)
    throw new StartError(`${setting}: must begin with ${scheme}:// or ${scheme}s:// and a host`);
  return { url, isTls, host: url.hostname.replace(/^\[(.*)\]$/, "$1") };
}

/** Decodes a percent-encoded user or password. @throws StartError naming the setting */
export function decodeCredential(setting: string, part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new StartError(`${setting}: a % in user or password has to be written as %25`);
  }
}
