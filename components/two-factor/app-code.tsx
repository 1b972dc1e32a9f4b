"use client";

import { useEffect, useState } from "react";
import { Skeleton } from "@/components/ui/skeleton";

/** The code that an app scans; drawn here, so that the secret goes nowhere else, and loaded for whoever needs it. */
export function AppCode({ uri }: { uri: string }) {
  const [drawing, setDrawing] = useState<{ edge: number; outline: string } | null>(null);
  useEffect(() => {
    let isGone = false;
    const draw = async () => {
      const { encodeLink, outlineModules } = await import("@/lib/drawing/code-modules");
      const modules = encodeLink(uri, false);
      if (!isGone) setDrawing({ edge: modules.length, outline: outlineModules(modules) });
    };
    // Where it cannot be loaded now, there are the link and the key below it.
    draw().catch(() => {});
    return () => {
      isGone = true;
    };
  }, [uri]);
  if (!drawing) return <Skeleton className="size-48" />;
  return (
    // White in the dark as well: readers need it.
    <svg
      role="img"
      aria-label="QR code for an authenticator app"
      viewBox={`0 0 ${drawing.edge} ${drawing.edge}`}
      className="size-48 rounded-lg border border-border bg-white text-[#111820]"
    >
      <path fill="currentColor" shapeRendering="crispEdges" d={drawing.outline} />
    </svg>
  );
}
