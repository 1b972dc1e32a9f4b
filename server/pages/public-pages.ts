import { inRendering } from "@/lib/process/rendering";
import type { HeaderSet } from "../headers";
import { listenerLimits } from "../load/limits";
import type { Answer } from "./answer";
import { buildPage, type Page } from "./page";
import { type Outcome, PageCache } from "./page-cache";
import { createRender, type NextHandler } from "./render";
import { renderOnce } from "./render-once";
import { answerUnknownCompanies, type CompanyLookup } from "./unknown-companies";

type Options = {
  next: NextHandler;
  headers: HeaderSet;
  siteUrl: string;
  hasCompany: CompanyLookup;
  /** Of what shows companies, as in `PageCacheOptions`. */
  maxAge: () => number;
};

export type PublicPages = ReturnType<typeof createPublicPages>;

/**
 * The stores of what every visitor gets alike: pages and files of companies, which grow old, and files of the build,
 * which do not. Anybody can name every file of every company, so these displace only each other.
 */
export function createPublicPages({ next, headers, siteUrl, hasCompany, maxAge }: Options) {
  const render = createRender(next, siteUrl);
  const renderKnown = answerUnknownCompanies(render, hasCompany);
  const grown = {
    render: (canonical: string) => inRendering(() => renderKnown(canonical)),
    // Browsers ask again each time, so that an owner who saves sees the change; the ETag makes that cheap.
    build: (answer: Answer) => buildPage(answer, headers, "public, max-age=0, must-revalidate"),
    maxAge,
  };
  const pages = new PageCache({ ...grown, maxBytes: listenerLimits.pageCache });
  const files = new PageCache({ ...grown, maxBytes: listenerLimits.fileCache });

  const assets = new PageCache({
    render: async (path) => {
      const answer = await render(path);
      return { ...answer, tags: answer.status === 200 ? [] : null };
    },
    build: (answer) => buildPage(answer, headers, assetPolicy(answer)),
    maxBytes: listenerLimits.assetCache,
  });

  /**
   * A page for the visitor at `address` alone. Browsers may keep it for the way back, which with `no-store` would lose
   * what was typed.
   */
  async function renderFresh(target: string, address: string): Promise<Outcome> {
    const answer = await inRendering(() => renderKnown(target, address));
    return answer.status === 200 ? { page: await buildPage(answer, headers, "private, no-cache") } : { answer };
  }

  return {
    renderFresh,
    /** What is kept under a path and can be shown without a further thought; only canonical paths ever are. */
    lookup: (path: string): Page | undefined => pages.lookup(path) ?? files.lookup(path) ?? assets.lookup(path),
    page: pages,
    file: files,
    asset: assets,
    /** Stands for every path that the app does not have. */
    // An address that nobody types, deeper than any of the app's.
    notFound: renderOnce(render, `/${Array.from({ length: 5 }, () => crypto.randomUUID()).join("/")}`),
    purge(tags: readonly string[]): void {
      pages.purge(tags);
      files.purge(tags);
    },
    distrust(): void {
      pages.distrust();
      files.distrust();
    },
  };
}

/** Next marks the files of its build as immutable; those of `public/` are asked for under a version or seldom. */
function assetPolicy({ headers }: Answer): string {
  const policy = headers["cache-control"] ?? "";
  return policy.includes("immutable") ? policy : "public, max-age=86400";
}
