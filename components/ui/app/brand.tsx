import { cn } from "../cn";

/** The product's name with its first letter as a mark. */
export function Brand({ name, className }: { name: string; className?: string }) {
  const [letter] = name;
  return (
    <span
      data-slot="brand"
      className={cn("inline-flex min-w-0 items-center gap-2.5 font-semibold tracking-tight", className)}
    >
      <span
        aria-hidden="true"
        className="grid size-8 shrink-0 place-items-center rounded-lg bg-primary text-sm font-bold text-primary-foreground"
      >
        {letter}
      </span>
      <span className="truncate max-[22rem]:sr-only">{name}</span>
    </span>
  );
}
