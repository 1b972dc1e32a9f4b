import type { Viewport } from "next";
import type { ReactNode } from "react";
import { env } from "@/lib/env";

export const viewport: Viewport = {
  colorScheme: "light dark",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#ece8e1" },
    { media: "(prefers-color-scheme: dark)", color: "#0d1216" },
  ],
  viewportFit: "cover",
};

export default function CardLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <link rel="stylesheet" href={`/card.css?v=${env().BUILD_ID}`} precedence="default" />
      {children}
    </>
  );
}
