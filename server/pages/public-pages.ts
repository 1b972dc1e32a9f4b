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
  /** Whether a cache in front of the site is told of changes. */
  hasCdn: boolean;
  /** Of what shows companies, as in `PageCacheOptions`. */
  maxAge: () => number;
  /** Whether all announcements arrive at the moment; else nobody knows of a page whether it has been blocked. */
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
    // A cache in front would keep it, and has one of its own to show.
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

  /** A page for the visitor at `address` alone. */
  async function renderFresh(target: string, address: string): Promise<Outcome> {
    const answer = await inRendering(() => renderKnown(target, address));
    return answer.status === 200 ? { page: await buildAs(caching.fresh)(answer) } : { answer };
  }

  return {
    renderFresh,
    /** What is kept under a path and can be shown without a further thought; only canonical paths ever are. */
    lookup: (path: string): Page | undefined => pages.lookup(path) ?? files.lookup(path) ?? assets.lookup(path),
    page: pages,
    file: files,
    asset: assets,
    /** Stands for every path that the app does not have. */
    notFound: renderOnce(render, paths.notFound),
    /** Drops the pages with these tags; those of which only content has changed may be shown on, as `PageCache` does. */
    purge(tags: readonly string[], isContent: boolean): void {
      // Every page names the product, most of them far down: they are made anew as they are asked for.
      for (const cache of [pages, files])
        if (tags.includes(siteTag)) cache.distrust(isContent);
        else cache.purge(tags, isContent);
    },
    /** Shows nothing that is kept in memory before it is made anew, because an announcement may have been missed. */
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
