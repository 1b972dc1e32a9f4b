import { isPageTag, siteTag } from "@/lib/contract/page-tags";
import type { Answer } from "./page";

/** Cache headers, names and values in turn. */
export type Caching = (answer: Answer) => string[];

/** Seconds; see `docs/cdn.md`. */
const held = { page: 60 * 60, changing: 1, whileRenewed: 60, whileAway: 24 * 60 * 60 };

/**
 * A CDN may cache companies' pages only if it is purged; browsers always revalidate, so an owner sees a change at once.
 */
export function createCaching(hasCdn: boolean): Record<"page" | "fresh" | "asset", Caching> {
  const keys = (answer: Answer) => (hasCdn ? nameKeys(answer) : []);
  return {
    page: (answer) => [...(hasCdn ? shareBriefly(answer) : alwaysAsked), ...keys(answer)],
    // Not `no-store`, which disables the back/forward cache and loses form input.
    fresh: () => ["cache-control", "private, no-cache"],
    asset: (answer) => ["cache-control", assetPolicy(answer), ...keys(answer)],
  };
}

const alwaysAsked = ["cache-control", "public, max-age=0, must-revalidate"];

/**
 * Two headers: browsers would apply `stale-while-revalidate` from Cache-Control and show an owner the old page. A page
 * that expires by itself is held for a moment only.
 */
function shareBriefly({ until }: Answer): string[] {
  const age = until === undefined ? held.page : held.changing;
  const behind = until === undefined ? `stale-while-revalidate=${held.whileRenewed}, ` : "";
  const targeted = `max-age=${age}, ${behind}stale-if-error=${held.whileAway}`;
  return [
    ...["cache-control", `public, max-age=0, s-maxage=${age}, stale-if-error=${held.whileAway}`],
    ...["cdn-cache-control", targeted, "surrogate-control", targeted],
  ];
}

/** The page's tags, and the site's. */
function nameKeys({ tags }: Answer): string[] {
  const keys = [...new Set([siteTag, ...(tags ?? []).filter(isPageTag)])];
  return ["surrogate-key", keys.join(" "), "cache-tag", keys.join(",")];
}

/** Next marks build files immutable; files of `public/` are versioned or rarely requested. */
function assetPolicy({ headers }: Answer): string {
  const policy = headers["cache-control"] ?? "";
  return policy.includes("immutable") ? policy : "public, max-age=86400";
}
