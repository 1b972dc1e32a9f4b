/** How the browser at `executablePath` is started; with `more` arguments. */
export function launchOptions(executablePath: string, ...more: string[]) {
  return { executablePath, args: [...common, ...more] };
}

const common = [
  "--no-sandbox",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // No test depends on another site, and none bothers one.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
];
