import { cn } from "@/components/ui/cn";

/** Beyond it the exact number says no more. */
const most = 99;

/** How much waits behind an entry; nothing where nothing does. */
export function WaitingCount({ count, className }: { count: number; className: string }) {
  if (count === 0) return null;
  return (
    <span
      className={cn("rounded-full bg-primary text-xs font-semibold text-primary-foreground tabular-nums", className)}
    >
      {count > most ? `${most}+` : count}
      <span className="sr-only"> waiting</span>
    </span>
  );
}
