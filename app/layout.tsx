import type { ReactNode } from "react";

/** Only the document: each part of the site brings its own stylesheet, so that a card loads nothing of the dashboard. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <body>{children}</body>
    </html>
  );
}
