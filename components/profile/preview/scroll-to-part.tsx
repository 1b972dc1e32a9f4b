"use client";

import { useEffect } from "react";
import type { Card } from "@/lib/web/provider-client/cards";

type ScrollToPartProps = { part: string; card: Card; body: HTMLElement; isStyled: boolean };

/** Pixels above the part. */
const margin = 16;

/** Brings the part of the card whose heading is called `part` into the frame, anew whenever the card changes. */
export function ScrollToPart({ part, card, body, isStyled }: ScrollToPartProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content and other styles move the part
  useEffect(() => {
    const { defaultView: view } = body.ownerDocument;
    const heading = body.ownerDocument.getElementById(part);
    // The heading's own way would scroll the page around the frame too.
    if (view && heading) view.scrollTo(0, heading.getBoundingClientRect().top + view.scrollY - margin);
  }, [part, card, body, isStyled]);
  return null;
}
