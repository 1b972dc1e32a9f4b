import { PHASE_PRODUCTION_SERVER } from "next/constants.js";
import { aliasOperations } from "./server/browser-operations.mjs";

/** @returns {import("next").NextConfig} */
export default (phase) => ({
  poweredByHeader: false,
  // The API's paths end in a slash to the letter; a redirect would lose bodies and methods.
  skipTrailingSlashRedirect: true,
  images: { unoptimized: true },
  // Every reader gets complete meta tags in the head: previews and the page cache depend on it.
  htmlLimitedBots: /.*/,
  // It reads files that lie beside it, which a bundle would not hold.
  serverExternalPackages: ["harfbuzzjs"],
  devIndicators: false,
  agentRules: false,
  // `npm test` checks types; an operator's first start need not wait for it.
  typescript: { ignoreBuildErrors: true },
  turbopack: {
    resolveAlias: {
      // A release has no source to look through.
      ...(phase !== PHASE_PRODUCTION_SERVER && aliasOperations()),
      // What stands in for React's own way in versions of React that do not have it.
      "use-sync-external-store/shim/index.js": "react",
    },
  },
  experimental: {
    proxyClientMaxBodySize: "12mb",
    // A start would wait for the code of every screen; each is loaded as it is first asked for.
    preloadEntriesOnStart: false,
  },
});
