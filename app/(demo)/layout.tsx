import type { Viewport } from "next";
import type { ReactNode } from "react";
import "@/styles/demo.css";

export const viewport: Viewport = {
  colorScheme: "light dark",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#ece8e1" },
    { media: "(prefers-color-scheme: dark)", color: "#0d1216" },
  ],
  viewportFit: "cover",
};

export default function DemoLayout({ children }: { children: ReactNode }) {
  return children;
}
