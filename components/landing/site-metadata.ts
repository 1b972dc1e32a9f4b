import { type Addresses, describePage, type HeadSite, nameAddresses } from "@/components/card/head/card-metadata";
import type { Head } from "@/components/document";
import { type SiteLook, sitePreviewVersion } from "@/lib/drawing/link-preview-content";
import { defaultLanguage, languageCodes } from "@/lib/i18n/languages";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";

type Page = { title: string; description: string; path: string };
type DescribedSite = SiteLook & HeadSite;

/** One that there is in every language, at `path` without it. */
export function describeSitePage(t: T, page: Page, site: DescribedSite): Head {
  return describeAt(describeLanguages(t, page.path, site.url), t, page, site);
}

/** One that there is in a single language. */
export function describeBarePage(t: T, page: Page, site: DescribedSite): Head {
  return describeAt({ canonical: site.url + page.path }, t, page, site);
}

function describeAt(addresses: Addresses, t: T, { title, description }: Page, site: DescribedSite): Head {
  const preview = `${paths.sitePreview(t.language)}?v=${sitePreviewVersion(site, t("landing.head.line"))}`;
  return describePage({ ...addresses, title, description, preview, site });
}

export function describeLanguages(t: T, path: string, siteUrl: string): Addresses {
  const others = languageCodes.filter((language) => language !== defaultLanguage);
  return nameAddresses(
    t.language,
    [defaultLanguage, ...others],
    (language) => siteUrl + paths.inLanguage(language, path),
  );
}
