/** Launch options for the browser at `executablePath`, with `more` arguments. */
export function launchOptions(executablePath: string, ...more: string[]) {
  return { executablePath, args: [...common, ...more] };
}

const common = [
  "--no-sandbox",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // No request to other sites.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
];
