import type { ReactNode } from "react";
import { cardViewport } from "@/components/card/head/card-viewport";
import { env } from "@/lib/env";

export const viewport = cardViewport;

export default function CardLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <link rel="stylesheet" href={`/card.css?v=${env().BUILD_ID}`} precedence="default" />
      {children}
    </>
  );
}
