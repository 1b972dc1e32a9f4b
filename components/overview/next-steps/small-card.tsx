"use client";

import { useRef } from "react";
import type { CardSite } from "@/components/profile/preview/card-site";
import { PreviewFrame } from "@/components/profile/preview/preview-frame";
import { useSavedCard } from "@/components/profile/preview/use-saved-card";
import { useWasSeen } from "@/components/profile/preview/use-was-seen";
import { cn } from "@/components/ui/cn";
import type { CompleteProfile } from "@/lib/contract/profile";

type SmallCardProps = { complete: CompleteProfile; site: CardSite; className: string };

/** The card as it is stored, in small; a mere picture, drawn once it is scrolled to. */
export function SmallCard({ complete, site, className }: SmallCardProps) {
  const box = useRef<HTMLDivElement>(null);
  const wasSeen = useWasSeen(box);
  const card = useSavedCard(complete, site);
  return (
    <div
      ref={box}
      aria-hidden="true"
      className={cn("overflow-hidden rounded-xl border border-border bg-card shadow-xs", className)}
    >
      {wasSeen && <PreviewFrame inert title="Your card" card={card} site={site} className="size-full" />}
    </div>
  );
}
