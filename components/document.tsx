import type { ReactNode } from "react";
import { linkPreviewSize } from "@/lib/drawing/link-preview-content";
import { env } from "@/lib/env";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import { runtime } from "@/lib/web/runtime";
import { retryLater } from "@/lib/web/site/plain-response";

/** `canonical` and `preview` are absolute URLs. */
export type Head = {
  title: string;
  description?: string;
  canonical?: string;
  isListed: boolean;
  /** The same page in each of its languages, the bare one as `x-default`, as absolute URLs. */
  alternates?: { language: string; url: string }[];
  /** Open Graph. */
  preview?: { title: string; siteName: string; image: string };
  /** Installed on a home screen. */
  app?: { title: string; manifest: string; icon: string; appleIcon: string };
};

/** One theme colour, or one per colour scheme. */
type Viewport = { colorScheme: string; themeColor: string | { light: string; dark: string }; isWhole?: boolean };

export type Look = { viewport: Viewport; stylesheet: "card" | "demo" | "landing" };

type Options = {
  t: T;
  head: Head;
  /** Absent for a page with its own styles. */
  look?: Look;
  status?: number;
  /** Cache tags; without them the page is rendered for every request. */
  tags?: string;
  /** ISO time at which the cached page expires. */
  until?: string | null;
};

/** Rendered by `react-dom/server` outside Next: no state, promises or client components. */
export function answerDocument({ t, head, look, status = 200, tags, until }: Options, body: ReactNode): Response {
  const html = runtime().renderMarkup(
    <html lang={t.language} dir={t.dir === "rtl" ? t.dir : undefined}>
      {/* biome-ignore lint/style/noHeadElement: no part of the framework takes part in this document */}
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content={`width=device-width, initial-scale=1${look?.viewport.isWhole ? ", viewport-fit=cover" : ""}`}
        />
        {look && <LookTags {...look} />}
        <HeadTags t={t} {...head} />
      </head>
      <body>{body}</body>
    </html>,
  );
  return new Response(`<!DOCTYPE html>${html}`, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      ...(status === 503 && retryLater),
      ...(tags && { "x-page-cache": tags }),
      ...(until && { "x-page-until": until }),
    },
  });
}

function LookTags({ stylesheet, viewport: { colorScheme, themeColor } }: Look) {
  return (
    <>
      <link rel="stylesheet" href={`/${stylesheet}.css?v=${env().BUILD_ID}`} />
      {typeof themeColor === "string" ? (
        <meta name="theme-color" content={themeColor} />
      ) : (
        (["light", "dark"] as const).map((scheme) => (
          <meta
            key={scheme}
            name="theme-color"
            content={themeColor[scheme]}
            media={`(prefers-color-scheme: ${scheme})`}
          />
        ))
      )}
      <meta name="color-scheme" content={colorScheme} />
    </>
  );
}

function HeadTags({ t, title, description, canonical, isListed, alternates = [], preview, app }: Head & { t: T }) {
  return (
    <>
      <title>{title}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {app && <link rel="manifest" href={app.manifest} />}
      <meta name="robots" content={isListed ? "index, follow" : "noindex"} />
      {canonical && <link rel="canonical" href={canonical} />}
      {alternates.map(({ language, url }) => (
        <link key={language} rel="alternate" hrefLang={language} href={url} />
      ))}
      {app && (
        <>
          <meta name="mobile-web-app-capable" content="yes" />
          <meta name="apple-mobile-web-app-title" content={app.title} />
          <meta name="apple-mobile-web-app-status-bar-style" content="default" />
        </>
      )}
      {preview && <PreviewTags t={t} {...preview} description={description} url={canonical} />}
      <link rel="icon" href={app?.icon ?? paths.siteIcon} type="image/png" sizes="192x192" />
      <link rel="apple-touch-icon" href={app?.appleIcon ?? paths.siteIcon} sizes={app && "180x180"} />
    </>
  );
}

type PreviewProps = NonNullable<Head["preview"]> & { t: T; description: string | undefined; url: string | undefined };

function PreviewTags({ t, title, siteName, image, description, url }: PreviewProps) {
  const type = "image/jpeg";
  const { width, height } = linkPreviewSize;
  return (
    <>
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content={`${t.language}_IN`} />
      <meta property="og:image" content={image} />
      <meta property="og:image:type" content={type} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta property="og:image:alt" content={title} />
      <meta property="og:type" content="website" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
      <meta name="twitter:image:alt" content={title} />
      <meta name="twitter:image:type" content={type} />
      <meta name="twitter:image:width" content={String(width)} />
      <meta name="twitter:image:height" content={String(height)} />
    </>
  );
}
