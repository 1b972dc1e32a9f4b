import type { Metadata } from "next";
import type { ReactNode } from "react";
import * as paths from "@/lib/paths";

export const metadata: Metadata = {
  icons: { icon: { url: paths.siteIcon, type: "image/png", sizes: "192x192" }, apple: paths.siteIcon },
};

/** Each part of the site has its own stylesheet, so that a card loads nothing of the dashboard. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <body>{children}</body>
    </html>
  );
}
