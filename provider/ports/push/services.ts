/** The services of Chrome and its kin (some builds of Chromium use the second), Firefox, Edge, and Safari. */
const known = [
  /^fcm\.googleapis\.com$/,
  /\.push\.services\.mozilla\.com$/,
  /\.notify\.windows\.com$/,
  /^(web|[a-z0-9-]+\.web)\.push\.apple\.com$/,
];
const chromium = { host: "jmt17.google.com", path: /^\/(fcm\/send|wp)\/[^/]+$/ };

/** Whether a subscription's address is one of a push service that we may call: a known one, or of these origins. */
export function isPushService(endpoint: string, origins: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { origin, protocol, hostname, pathname, port, username, password } = new URL(endpoint);
  if (username || password) return false;
  if (origins.includes(origin)) return true;
  if (protocol !== "https:" || port !== "") return false;
  return hostname === chromium.host ? chromium.path.test(pathname) : known.some((pattern) => pattern.test(hostname));
}
