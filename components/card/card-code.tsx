import type { ReactNode } from "react";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";

type CardCodeProps = { t: T; at: paths.CardAddress; className?: string; caption: string; children?: ReactNode };

export function CardCode({ t, at, className, caption, children }: CardCodeProps) {
  return (
    <figure className={className}>
      {/* biome-ignore lint/performance/noImgElement: a drawing of this site's own, and a card ships no framework script */}
      <img src={paths.qrCode(at, "svg", true)} width="330" height="330" alt={t("card.code.alt")} loading="lazy" />
      <figcaption>{caption}</figcaption>
      {children}
    </figure>
  );
}
