/**
 * A typed address in the one form that every reader takes alike, as the URL standard parses it: a scheme where none was
 * typed, no line breaks, ASCII. Null for what is no address of those `protocols` on a host with a dot, and for one that
 * carries a name or password, which only serves to look like another site's.
 */
export function parseWebAddress(text: string, protocols: readonly string[]): string | null {
  const typed = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(typed)) return null;
  const { protocol, host, hostname, username, password, href } = new URL(typed);
  if (!protocols.includes(protocol) || !hostname.includes(".") || username || password) return null;
  // The slash that stands for no path is dropped, as people write it.
  const bare = `${protocol}//${host}`;
  return href === `${bare}/` ? bare : href;
}
