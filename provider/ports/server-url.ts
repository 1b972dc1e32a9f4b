import { StartError } from "@/lib/runtime/start-error";

/**
 * The address of a server in a setting: `scheme://`, or over TLS `schemes://`, and a host.
 *
 * @throws StartError that names the setting and does not repeat its text, because a password is in it.
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

/** User or password as they are, without percent-encoding. @throws StartError naming the setting */
export function decodeCredential(setting: string, part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new StartError(`${setting}: a % in user or password has to be written as %25`);
  }
}
