import { describePage, type HeadSite } from "@/components/card/head/card-metadata";
import type { Head } from "@/components/document";
import { type SiteLook, sitePreviewVersion } from "@/lib/drawing/link-preview-content";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";

type Page = { title: string; description: string; path: string };

export function describeSitePage(t: T, page: Page, site: SiteLook & HeadSite): Head {
  const preview = `${paths.sitePreview}?v=${sitePreviewVersion(site, t("landing.head.line"))}`;
  return describePage({ ...page, preview, site });
}
