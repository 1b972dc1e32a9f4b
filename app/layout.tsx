import type { Metadata } from "next";
import type { ReactNode } from "react";
import { versionOf } from "@/lib/i18n/catalog";
import { languages } from "@/lib/i18n/languages";
import * as paths from "@/lib/paths";
import { readLanguage } from "@/lib/web/site/language";

export const metadata: Metadata = {
  icons: { icon: { url: paths.siteIcon, type: "image/png", sizes: "192x192" }, apple: paths.siteIcon },
};

/** Each part of the site has its own stylesheet, so that a card loads nothing of the dashboard. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const language = await readLanguage();
  return (
    <html
      lang={language}
      dir={languages[language].dir}
      // Where the messages of what opens later lie; see `withMessages`.
      data-messages={versionOf(language)}
      suppressHydrationWarning
    >
      <body>{children}</body>
    </html>
  );
}
