"use client";

import { useTheme } from "next-themes";
import { lazy, memo, Suspense, useRef } from "react";
import { createPortal } from "react-dom";
import { cn } from "@/components/ui/cn";
import { useHydrated } from "@/components/ui/use-hydrated";
import { withMessages } from "@/lib/browser/messages";
import type { Card } from "@/lib/web/provider-client/cards";
import type { CardSite } from "./card-site";
import { ScrollToPart } from "./scroll-to-part";
import { useBoxSize } from "./use-box-size";
import { useFrameBody } from "./use-frame-body";

type CardFrameProps = {
  title: string;
  card: Card;
  site: CardSite;
  /** A mere picture: out of reach for pointer, keyboard and reader. */
  inert?: boolean;
  /** The part that is in sight, by its heading's id; the head without one. */
  part?: string;
  /** Gives the frame its size. */
  className?: string;
};

/** The templates come with what they draw by, which no screen needs before a card is in sight. */
const DrawnCard = lazy(
  withMessages(["card", "cards-rules"], () => import("./drawn-card").then(({ DrawnCard }) => ({ default: DrawnCard }))),
);

/** Pixels of a phone. */
const width = 360;

/**
 * The real card, as wide as on a phone and scaled to the room it has. A document of its own keeps its styles and the
 * dashboard's apart. Its links lead nowhere.
 */
export const PreviewFrame = memo(function PreviewFrame({
  title,
  card,
  site,
  inert = false,
  part,
  className,
}: CardFrameProps) {
  const { resolvedTheme } = useTheme();
  // The server knows no theme.
  const isDark = useHydrated() && resolvedTheme === "dark";
  const frame = useRef<HTMLIFrameElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const size = useBoxSize(box);
  const scale = size ? size.width / width : 1;
  const { body, isStyled } = useFrameBody(frame, `/card.css?v=${site.buildId}`);
  return (
    <div ref={box} inert={inert} className={cn("relative overflow-hidden", className)}>
      <iframe
        ref={frame}
        title={title}
        tabIndex={inert ? -1 : undefined}
        style={{
          width,
          height: size ? size.height / scale : "100%",
          transform: `scale(${scale})`,
          // The card follows the system; inside a frame that means the frame's own scheme.
          colorScheme: isDark ? "dark" : "light",
        }}
        className={cn("absolute top-0 left-0 origin-top-left border-0", !isStyled && "invisible")}
      />
      {body &&
        size &&
        createPortal(
          <Suspense>
            <DrawnCard card={card} site={site} />
            {part && <ScrollToPart part={part} card={card} body={body} isStyled={isStyled} />}
          </Suspense>,
          body,
        )}
    </div>
  );
});
