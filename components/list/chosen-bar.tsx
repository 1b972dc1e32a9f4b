import type { ReactNode } from "react";

/** At the screen's lower edge while rows of a list are chosen. */
export function ChosenBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      className="save-bar sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-border bg-background px-4 py-3 pb-safe sm:-mx-6 sm:px-6"
    >
      {children}
    </section>
  );
}
