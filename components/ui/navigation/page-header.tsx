import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "../cn";
import { Link } from "./link";

type PageHeaderProps = {
  title: string;
  subtitle?: ReactNode;
  back?: { href: string; label: string };
  actions?: ReactNode;
  /** Beside the title on phones. */
  menu?: ReactNode;
  /** One row without the subtitle on phones. */
  compact?: boolean;
};

export function PageHeader({ title, subtitle, back, actions, menu, compact }: PageHeaderProps) {
  return (
    <div
      data-slot="page-header"
      className={cn(
        "sm:flex sm:items-end sm:justify-between",
        compact
          ? "flex flex-wrap items-center justify-between gap-x-4 gap-y-2 large-text:flex-col large-text:items-start"
          : "grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-4",
      )}
    >
      <div
        className={cn(compact ? "max-w-full min-w-min flex-1" : "min-w-0", !menu && !compact && "max-sm:col-span-2")}
      >
        {back && (
          <Link
            href={back.href}
            className="-ms-2 mb-1 inline-flex h-11 items-center gap-1.5 rounded-md px-2 text-sm font-medium text-muted-foreground transition-colors hover:text-foreground focus-ring"
          >
            <ArrowLeft aria-hidden="true" className="size-4 shrink-0 rtl:-scale-x-100" />
            {back.label}
          </Link>
        )}
        <h1 className={cn("font-semibold tracking-tight text-balance", compact ? "text-xl sm:text-2xl" : "text-2xl")}>
          {title}
        </h1>
        {subtitle && <p className={cn("mt-1 text-sm text-muted-foreground", compact && "max-sm:hidden")}>{subtitle}</p>}
      </div>
      {actions && (
        <div
          className={cn(
            "flex shrink-0 flex-wrap items-center gap-2 sm:ms-auto sm:gap-3",
            !compact && "max-sm:col-span-2",
          )}
        >
          {actions}
        </div>
      )}
      {menu && <div className="max-sm:col-start-2 max-sm:row-start-1">{menu}</div>}
    </div>
  );
}
