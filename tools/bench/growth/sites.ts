import { ApiUser } from "@/e2e/api-user";
import { requestRaw } from "@/e2e/raw-request";
import type { ServerProcess } from "@/e2e/server-process";
import type { Product } from "@/lib/contract/content/product";
import { pathOf } from "@/lib/contract/operation";
import { operations } from "@/lib/contract/operations";
import type { List } from "@/lib/contract/pagination";
import type { Bench } from "../bench";
import { Times } from "../load/times";
import type { Installation } from "../seed/installation";
import { tellGrowth } from "./tell-growth";

const rounds = 20;
const warmUps = 3;

/** `isKept`: after the first round the page cache would have it, so it is dropped before each. */
type SitePage = { name: string; nextPath(installation: Installation): string; isKept: boolean };

const pages: SitePage[] = [
  { name: "card, first time", nextPath: ({ nextNumber }) => `/company-${nextNumber()}`, isKept: false },
  { name: "sitemap index", nextPath: () => "/sitemap.xml", isKept: true },
  { name: "sitemap, cards", nextPath: () => "/sitemap/cards-1.xml", isKept: true },
  { name: "sitemap, products", nextPath: () => "/sitemap/products-1.xml", isKept: true },
];

/** Pages of built sites that none has cached; alternates between the sizes. */
export async function measureSites(bench: Bench, installations: readonly Installation[]): Promise<void> {
  const sites: { site: ServerProcess; owner: ApiUser; installation: Installation }[] = [];
  try {
    for (const installation of installations) {
      const site = await installation.openSite();
      const { email, password } = installation.owner;
      sites.push({ site, installation, owner: await ApiUser.signIn(site.url, email, password) });
    }
    for (const { name, nextPath, isKept } of pages) {
      const measured = sites.map(() => new Times());
      for (let round = -warmUps; round < rounds; round++)
        for (const [size, { site, owner, installation }] of sites.entries()) {
          if (isKept) await dropSitemap(owner);
          const path = nextPath(installation);
          const started = performance.now();
          const { status } = await requestRaw(site.url, path);
          if (status !== 200) throw new Error(`${path} answered ${status}`);
          if (round >= 0) measured[size]?.add(started);
        }
      tellGrowth(bench, name, measured);
    }
  } finally {
    for (const { site } of sites) await site.close();
  }
}

/** Setting a product's status drops the sitemap from the cache. */
async function dropSitemap(owner: ApiUser): Promise<void> {
  const { results } = await owner.call<List<Product>>("GET", pathOf(operations.listProducts));
  const { id = 0, status } = results[0] ?? {};
  await owner.call("PATCH", pathOf(operations.setProductStatus, { id }), { status });
}
