import type { Answer } from "./answer";
import { buildDocument } from "./document";
import type { HeaderSet } from "./headers";
import { listenerLimits } from "./limits";
import { PageCache } from "./page-cache";
import { createRender, type NextHandler } from "./render";
import { answerUnknownCompanies, type CompanyLookup } from "./unknown-companies";

type Options = {
  next: NextHandler;
  headers: HeaderSet;
  siteUrl: string;
  hasCompany: CompanyLookup;
  /** Bounds how many renderings run and wait. @throws ApiError 503 beyond it. */
  queue: <T>(task: () => Promise<T>) => Promise<T>;
};

/** The two stores of what every visitor gets alike: pages, which grow old, and files of the build, which do not. */
export function createPublicDocuments({ next, headers, siteUrl, hasCompany, queue }: Options) {
  const render = createRender(next, siteUrl);
  const renderPage = answerUnknownCompanies(render, hasCompany);

  const pages = new PageCache({
    render: (path) => queue(() => renderPage(path)),
    // Browsers ask again each time, so that an owner who saves sees the change; the ETag makes that cheap.
    build: (answer) => buildDocument(answer, headers, "public, max-age=0, must-revalidate"),
    maxBytes: listenerLimits.pageCache,
  });

  const assets = new PageCache({
    render: async (path) => {
      const answer = await queue(() => render(path));
      return { ...answer, tags: answer.status === 200 ? [] : null };
    },
    build: (answer) => buildDocument(answer, headers, assetPolicy(answer)),
    maxBytes: listenerLimits.assetCache,
    ages: false,
  });

  return { pages, assets };
}

/** Next marks the files of its build as immutable; those of `public/` are asked for under a version or seldom. */
function assetPolicy({ headers }: Answer): string {
  const policy = headers["cache-control"] ?? "";
  return policy.includes("immutable") ? policy : "public, max-age=86400";
}
