import type { ReactNode } from "react";
import { cardViewport } from "@/components/card/head/card-viewport";
import { ThemeScript } from "@/components/theme/theme-script";
import "@/styles/demo.css";

export const viewport = cardViewport;

export default function DemoLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <ThemeScript />
      {children}
    </>
  );
}
