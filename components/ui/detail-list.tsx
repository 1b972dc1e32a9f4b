import type { ReactNode } from "react";
import { useT } from "@/components/i18n/translator-context";

export function DetailList({ children }: { children: ReactNode }) {
  return <dl className="grid gap-x-6 gap-y-5 sm:grid-cols-2">{children}</dl>;
}

type DetailProps = { label: string; wide?: boolean; children?: ReactNode };

/** Says so when empty. */
export function Detail({ label, wide, children }: DetailProps) {
  const t = useT();
  return (
    <div className={wide ? "min-w-0 sm:col-span-2" : "min-w-0"}>
      <dt className="text-sm text-muted-foreground">{label}</dt>
      <dd className="mt-1 text-sm whitespace-pre-line wrap-anywhere">
        {children || <span className="text-muted-foreground">{t("common.notProvided")}</span>}
      </dd>
    </div>
  );
}
