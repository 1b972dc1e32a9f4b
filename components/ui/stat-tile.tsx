import type { LucideIcon } from "lucide-react";
import { useT } from "@/components/i18n/translator-context";
import { Skeleton } from "./skeleton";

export type Stat = { label: string; description: string; icon: LucideIcon; value: string | null };

/** `value` null: not measured. */
export function StatTile({ label, description, icon: Icon, value, isLoading }: Stat & { isLoading: boolean }) {
  const t = useT();
  return (
    <div className="flex h-full min-w-0 flex-col gap-1 rounded-xl border border-border bg-card p-4 shadow-xs sm:p-5">
      <dt className="flex items-start justify-between gap-2 text-sm text-muted-foreground">
        {label}
        <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 max-sm:hidden" />
      </dt>
      <dd className="flex min-h-8 items-center">
        {isLoading && <Skeleton className="h-6 w-14" />}
        {!isLoading && value === null && <span className="text-sm font-medium">{t("common.noData")}</span>}
        {!isLoading && value !== null && (
          <span className="text-2xl font-semibold tracking-tight tabular-nums">{value}</span>
        )}
      </dd>
      <dd className="text-xs text-muted-foreground">{description}</dd>
    </div>
  );
}
