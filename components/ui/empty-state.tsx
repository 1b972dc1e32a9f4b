import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "./cn";

type EmptyStateProps = {
  icon: LucideIcon;
  title: string;
  description?: ReactNode;
  /** Usually one button. */
  children?: ReactNode;
  /** h1 for a whole screen. */
  heading?: "h1" | "h2";
  className?: string;
};

/** For an empty or failed list. */
export function EmptyState({
  icon: Icon,
  title,
  description,
  children,
  heading: Heading = "h2",
  className,
}: EmptyStateProps) {
  return (
    <div
      data-slot="empty-state"
      className={cn(
        "flex flex-col items-center gap-1 rounded-xl border border-dashed border-border px-6 py-12 text-center sm:py-16",
        className,
      )}
    >
      <span className="mb-3 grid size-12 place-items-center rounded-full bg-muted text-muted-foreground">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <Heading className="text-base font-semibold text-balance">{title}</Heading>
      {description && <p className="max-w-sm text-sm text-balance text-muted-foreground">{description}</p>}
      {children && <div className="mt-5 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
