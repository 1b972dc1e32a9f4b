import { isReservedSlug } from "@/lib/contract/cards/slug";
import { mayBeHandle } from "@/lib/contract/content/handle";
import { defaultLanguage, isLanguage } from "@/lib/i18n/languages";
import { isVisitorForm } from "@/lib/web/forms/visitor-forms";
import { type RequestTarget, writePath } from "../request/request-target";
import type { BuiltPaths } from "./built-paths";
import { readPageLanguage } from "./page-language";

/**
 * What a path is to the listener:
 * - `page`: public, the same for everybody, rendered without anything of the visitor's and kept in the page cache;
 * - `file`: made from a company or from all of them, such as codes, pictures and pages in further languages, kept where it
 *   displaces no page;
 * - `asset`: a file of the build or of `public/`, or the screens' messages, kept as well;
 * - `fresh`: public and rendered like a page, but for one visitor alone, with its query: a form, which has a ticket of its own, or
 *   what came of it where that is told, whatever is about an appointment, and the people of a company who were searched;
 * - `form`: a public answer to what a visitor typed, which is in the query and is never kept;
 * - `app`: pages behind the sign-in and the sign-in itself, which bring their own content policy;
 * - `call` and `media`: the API and uploaded files, which the gateway tells;
 * - `none`: nothing that this build could answer;
 * - `direct`: any path in development, where nothing is kept or changed.
 * All but the first four get the whole request.
 */
export type PathKind = "page" | "file" | "asset" | "fresh" | "form" | "app" | "call" | "media" | "none" | "direct";

const kinds: Record<string, PathKind> = {
  dashboard: "app",
  login: "app",
  "forgot-password": "app",
  "reset-password": "app",
  join: "app",
};

/** It shows what was ordered, which stands in its query. */
function isOrderSent([, form, outcome, ...more]: readonly string[]): boolean {
  return form === "order" && outcome === "thanks" && more.length === 0;
}

/** A short address of a person's card, which no route of its own matches. */
function mayBePerson([company = "", handle = "", ...more]: readonly string[]): boolean {
  return more.length === 0 && !isReservedSlug(company) && !isLanguage(company) && mayBeHandle(handle);
}

export function createPathKinds({ files, routes }: BuiltPaths) {
  return function kindOf(canonical: string, written: readonly string[]): PathKind {
    const { language, segments } = readPageLanguage(written);
    const [first = "", second = ""] = segments;
    if (files.has(canonical)) return "asset";
    if (!routes.test(language ? writePath(segments) : canonical) && !mayBePerson(segments)) return "none";
    if (first === "assets" && second === "messages") return "asset";
    if (Object.hasOwn(kinds, first)) return kinds[first] as PathKind;
    // A page in a further language yields its place to pages that more people ask for.
    const page = language ? "file" : "page";
    if (segments.length < 2) return page;
    if ((second === "send" || second === "upi.svg") && segments.length === 2) return "form";
    if (second === "appointment") return "fresh";
    if (second === "people" && segments.length === 2) return "fresh";
    if (isVisitorForm(second) && (segments.length === 2 || isOrderSent(segments))) return "fresh";
    return segments.at(-1)?.includes(".") ? "file" : page;
  };
}

/**
 * Redirect target of a path that is not canonical, else null. Public paths have no empty segments and no trailing
 * slash, except a card's app scope; elsewhere only the first segment must be canonical, since Next and the listener
 * must agree on it. The site's own pages are bare in the default language.
 */
export function findPlainSpelling({ canonical, segments, path, query }: RequestTarget, kind: PathKind): string | null {
  const page = readPageLanguage(segments);
  if (page.language === defaultLanguage && segments[0] === defaultLanguage) return writePath(page.segments) + query;
  if (kind === "page" || kind === "file" || kind === "fresh" || kind === "form") {
    const isPlain = path.split("/").length === Math.max(2, segments.length + 1) && !path.includes("//");
    const isApp = kind === "page" && segments.length === 1 && path === `${canonical}/`;
    return isPlain || isApp ? null : canonical + query;
  }
  if (kind === "asset" || kind === "direct" || `${path}/`.startsWith(`/${segments[0]}/`)) return null;
  return canonical + (path.endsWith("/") ? "/" : "") + query;
}
