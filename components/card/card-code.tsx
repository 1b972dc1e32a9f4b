import type { ReactNode } from "react";
import * as paths from "@/lib/paths";

type CardCodeProps = { slug: string; className?: string; caption: string; children?: ReactNode };

export function CardCode({ slug, className, caption, children }: CardCodeProps) {
  return (
    <figure className={className}>
      {/* biome-ignore lint/performance/noImgElement: a drawing of this site's own, and a card ships no framework script */}
      <img
        src={paths.qrCode(slug, "svg", true)}
        width="330"
        height="330"
        alt="QR code that opens this card"
        loading="lazy"
      />
      <figcaption>{caption}</figcaption>
      {children}
    </figure>
  );
}
