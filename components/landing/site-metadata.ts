import type { Metadata } from "next";
import { describePage } from "@/components/card/head/card-metadata";
import { sitePreviewVersion } from "@/lib/drawing/link-preview-content";
import { paths } from "@/lib/paths";
import { siteLine } from "./content";

type Page = { title: string; description: string; path: string };
type Settings = { SITE_URL: string; BRAND_NAME: string };

/** What search engines and link previews read of a page of the site's own. */
export function describeSitePage(page: Page, { SITE_URL, BRAND_NAME }: Settings): Metadata {
  const preview = `${paths.sitePreview}?v=${sitePreviewVersion(BRAND_NAME, siteLine)}`;
  return {
    ...describePage({ ...page, preview, site: { siteUrl: SITE_URL, brandName: BRAND_NAME } }),
    other: { "page-cache": "site" },
  };
}
