import { describePage, type HeadSite } from "@/components/card/head/card-metadata";
import type { Head } from "@/components/document";
import { type SiteLook, sitePreviewVersion } from "@/lib/drawing/link-preview-content";
import * as paths from "@/lib/paths";
import { siteLine } from "./content";

type Page = { title: string; description: string; path: string };

export function describeSitePage(page: Page, site: SiteLook & HeadSite): Head {
  const preview = `${paths.sitePreview}?v=${sitePreviewVersion(site, siteLine)}`;
  return describePage({ ...page, preview, site });
}
