import type { ReactNode } from "react";
import { codeOf } from "@/lib/card/card-address";
import type { T } from "@/lib/i18n/translator";
import type * as paths from "@/lib/paths";
import type { Card } from "@/lib/web/provider-client/cards";

type CardCodeProps = {
  t: T;
  card: Pick<Card, "person">;
  at: paths.CardAddress;
  className?: string;
  caption: string;
  children?: ReactNode;
};

export function CardCode({ t, card, at, className, caption, children }: CardCodeProps) {
  return (
    <figure className={className}>
      {/* biome-ignore lint/performance/noImgElement: a drawing of this site's own, and a card ships no framework script */}
      <img src={codeOf(card, at, "svg")} width="330" height="330" alt={t("card.code.alt")} loading="lazy" />
      <figcaption>{caption}</figcaption>
      {children}
    </figure>
  );
}
