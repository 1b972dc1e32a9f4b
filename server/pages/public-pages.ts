import { siteTag } from "@/lib/contract/page-tags";
import * as paths from "@/lib/paths";
import { inRendering } from "@/lib/runtime/rendering";
import type { HeaderSet } from "../headers";
import { listenerLimits } from "../load/limits";
import { type Caching, createCaching } from "./caching";
import { type Answer, buildPage, type Page } from "./page";
import { type Outcome, PageCache } from "./page-cache";
import { createRender, type NextHandler, renderOnce } from "./render";
import { answerUnknownCompanies, type CompanyLookup } from "./unknown-companies";

type Options = {
  next: NextHandler;
  headers: HeaderSet;
  siteUrl: string;
  hasCompany: CompanyLookup;
  /** A CDN is told of changes. */
  hasCdn: boolean;
  /** For pages and files, as in `PageCacheOptions`. */
  maxAge: () => number;
  /** All announcements arrive at the moment; otherwise a cached page may have been blocked. */
  isShared: () => boolean;
};

export type PublicPages = ReturnType<typeof createPublicPages>;

/**
 * Three caches of public answers: pages, files of companies, files of the build. Each has its own size, so requesting
 * every file of every company evicts no page.
 */
export function createPublicPages({ next, headers, siteUrl, hasCompany, hasCdn, maxAge, isShared }: Options) {
  const caching = createCaching(hasCdn);
  const buildAs = (kind: Caching) => (answer: Answer) => buildPage(answer, headers, kind(answer));
  const render = createRender(next, siteUrl);
  const renderKnown = answerUnknownCompanies(render, hasCompany);
  const grown = {
    render: (canonical: string) => inRendering(() => renderKnown(canonical)),
    build: buildAs(caching.page),
    maxAge,
    // A CDN would keep the stale page, and can serve its own.
    mayOutlive: () => !hasCdn && isShared(),
  };
  const pages = new PageCache({ ...grown, maxBytes: listenerLimits.pageCache });
  const files = new PageCache({ ...grown, maxBytes: listenerLimits.fileCache });
  const assets = new PageCache({
    render: async (path) => {
      const answer = await render(path);
      return { ...answer, tags: answer.status === 200 ? [] : null };
    },
    build: buildAs(caching.asset),
    maxBytes: listenerLimits.assetCache,
  });

  /** Rendered for the visitor at `address`, not cached. */
  async function renderFresh(target: string, address: string): Promise<Outcome> {
    const answer = await inRendering(() => renderKnown(target, address));
    return answer.status === 200 ? { page: await buildAs(caching.fresh)(answer) } : { answer };
  }

  return {
    renderFresh,
    /** The cached page of a canonical path, if it is fresh. */
    lookup: (path: string): Page | undefined => pages.lookup(path) ?? files.lookup(path) ?? assets.lookup(path),
    page: pages,
    file: files,
    asset: assets,
    notFound: renderOnce(render, paths.notFound),
    /** Invalidates by tag; with `isContent` a stale page may be served while it is rendered again. */
    purge(tags: readonly string[], isContent: boolean): void {
      // The site's tag is on every page: mark all stale instead.
      for (const cache of [pages, files])
        if (tags.includes(siteTag)) cache.distrust(isContent);
        else cache.purge(tags, isContent);
    },
    /** Marks everything stale: an announcement may have been missed. */
    distrust(): void {
      for (const cache of [pages, files]) cache.distrust();
    },
  };
}

type PageAgeOptions = {
  /** Every write is announced to this process. */
  isAnnounced: boolean;
  /** Announcements of other processes arrive at the moment. */
  isShared: () => boolean;
};

/**
 * Milliseconds a page may be served from the cache: for ever where every change is announced, a moment while
 * announcements may get lost, minutes with a provider that announces nothing.
 */
export function createPageAge({ isAnnounced, isShared }: PageAgeOptions): () => number {
  return () => {
    if (!isShared()) return listenerLimits.briefPageAge;
    return isAnnounced ? Number.POSITIVE_INFINITY : listenerLimits.pageAge;
  };
}
