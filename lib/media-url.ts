/** Whether a file's address may stand in a link: http(s), or a path on this site. */
export function isMediaUrl(url: string): boolean {
  if (/^\/(?![/\\])/.test(url)) return true;
  return URL.canParse(url) && ["http:", "https:"].includes(new URL(url).protocol);
}
