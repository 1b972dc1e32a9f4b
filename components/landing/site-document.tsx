import type { ReactNode } from "react";
import { answerDocument, type Head, type Look } from "@/components/document";
import { SiteColors } from "@/components/site/site-colors";
import { ThemeScript } from "@/components/theme/theme-choice";
import { siteTag } from "@/lib/contract/page-tags";
import { env } from "@/lib/env";
import type { T } from "@/lib/i18n/translator";
import type { Site } from "@/lib/web/site/describe-site";

type Options = { t: T; head: Head; site: Pick<Site, "color">; isKept?: boolean };

const look: Look = {
  stylesheet: "landing",
  viewport: { colorScheme: "light dark", themeColor: { light: "#faf8f5", dark: "#0c1115" } },
};

/** Cached unless `isKept` is false. */
export function answerSiteDocument({ t, head, site, isKept = true }: Options, body: ReactNode): Response {
  return answerDocument(
    { t, head, look, tags: isKept ? siteTag : undefined },
    <>
      <ThemeScript />
      <SiteColors of="site" color={site.color} />
      {body}
      <script defer src={`/landing.js?v=${env().BUILD_ID}`} />
    </>,
  );
}
