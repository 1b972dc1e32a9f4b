import { findBrowser } from "./find-browser";

export const launchOptions = {
  executablePath: findBrowser(),
  args: [
    "--no-sandbox",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    // No test depends on another site, and none bothers one.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
  ],
};
