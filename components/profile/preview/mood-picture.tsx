"use client";

import { useTheme } from "next-themes";
import { cardStyleIn } from "@/components/card/card-style";
import { cn } from "@/components/ui/cn";
import type { LookOf } from "@/lib/card/look/card-color";
import type { TemplateChoice } from "@/lib/contract/profile-basics";

/** How each design lays out the few parts that tell a mood: its lettering, a button, two goods and the lines of a text. */
const layouts: Record<TemplateChoice, { head: string; goods: string }> = {
  "1": { head: "items-center border-t-[1.5rem] border-(--head)", goods: "grid grid-cols-1 gap-1.5" },
  "2": { head: "items-start", goods: "grid grid-cols-2 gap-1.5" },
  "3": { head: "items-center border-b border-(--ink)", goods: "grid grid-cols-1 gap-1.5" },
  "4": { head: "items-start bg-(--accent) text-(--on-accent)", goods: "grid grid-cols-2 gap-0.5" },
  "5": { head: "items-start", goods: "hidden" },
};

/** A mood as a card would wear it, drawn small with the card's own colours, lettering and corners. */
export function MoodPicture({ profile }: { profile: LookOf }) {
  const { resolvedTheme } = useTheme();
  const { head, goods } = layouts[profile.template_choice];
  return (
    <span
      aria-hidden="true"
      style={cardStyleIn(profile, resolvedTheme === "dark" ? "dark" : "light")}
      className="block h-56 w-full overflow-hidden rounded-md border border-border bg-(--ground) p-2.5 [font-family:var(--text)]"
    >
      <span className="block overflow-hidden rounded-[calc(0.75rem*var(--round))] bg-(--paper) text-(--ink)">
        <span className={cn("flex flex-col gap-1.5 p-2.5", head)}>
          <span className="text-2xl/none font-semibold [font-family:var(--display)]">Aa</span>
          <span className="text-[0.625rem]/tight opacity-80">Since 1984</span>
        </span>
        <span className="flex flex-col gap-1.5 p-2.5">
          <span className="flex gap-1.5">
            <span className="h-3 flex-1 rounded-[calc(0.375rem*var(--round))] bg-(--accent)" />
            <span className="h-3 flex-1 rounded-[calc(0.375rem*var(--round))] border-(length:--stroke) border-(--edge)" />
          </span>
          <span className={goods}>
            <span className="h-4 rounded-[calc(0.5rem*var(--round))] bg-(--tint)" />
            <span className="h-4 rounded-[calc(0.5rem*var(--round))] bg-(--sunken)" />
          </span>
          <span className="h-1 w-full bg-(--quiet)" />
          <span className="h-1 w-2/3 bg-(--line)" />
        </span>
      </span>
    </span>
  );
}
