import { describePage, type HeadSite } from "@/components/card/head/card-metadata";
import type { Head } from "@/components/document";
import { type SiteLook, sitePreviewVersion } from "@/lib/drawing/link-preview-content";
import { defaultLanguage, type Language, languageCodes } from "@/lib/i18n/languages";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";

type Page = { title: string; description: string; path: string };

/** One that there is in every language, at `path` without it. */
export function describeSitePage(t: T, page: Page, site: SiteLook & HeadSite): Head {
  return { ...describeBarePage(t, page, site), ...describeLanguages(t, page.path, site.url) };
}

/** One that there is in a single language. */
export function describeBarePage(t: T, page: Page, site: SiteLook & HeadSite): Head {
  const preview = `${paths.sitePreview}?v=${sitePreviewVersion(site, t("landing.head.line"))}`;
  return describePage({ ...page, preview, site });
}

export function describeLanguages(t: T, path: string, siteUrl: string): Pick<Head, "canonical" | "alternates"> {
  const urlIn = (language: Language) => siteUrl + paths.inLanguage(language, path);
  const alternates = languageCodes.map((language) => ({ language: language as string, url: urlIn(language) }));
  return {
    canonical: urlIn(t.language),
    alternates: [...alternates, { language: "x-default", url: urlIn(defaultLanguage) }],
  };
}
