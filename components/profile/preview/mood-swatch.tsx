"use client";

import { useTheme } from "next-themes";
import { cardStyleIn } from "@/components/card/card-style";
import type { LookOf } from "@/lib/card/look/moods";

/** A mood in small: its ground, paper, lettering and colour, with its own corners. */
export function MoodSwatch({ profile }: { profile: LookOf }) {
  const { resolvedTheme } = useTheme();
  return (
    <span
      aria-hidden="true"
      style={cardStyleIn(profile, resolvedTheme === "dark" ? "dark" : "light")}
      className="block h-18 overflow-hidden rounded-md border border-border bg-(--ground) p-1.5"
    >
      <span className="flex h-full flex-col items-center justify-between overflow-hidden rounded-[calc(0.5rem*var(--round))] border-t-4 border-(--head) bg-(--paper) p-1.5 text-(--ink)">
        <span className="text-xl/none font-semibold [font-family:var(--display)]">Aa</span>
        <span className="h-3 w-full rounded-[calc(0.375rem*var(--round))] bg-(--accent)" />
      </span>
    </span>
  );
}
