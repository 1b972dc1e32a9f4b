import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";

type ContentCardProps = {
  title: string;
  description?: string;
  /** A picture across the card's top. */
  media?: ReactNode;
  /** A mark beside the title, where there is no picture. */
  icon?: ReactNode;
  badge?: ReactNode;
  /** Size, date, price. */
  meta?: ReactNode;
  actions: ReactNode;
};

export function ContentCard({ title, description, media, icon, badge, meta, actions }: ContentCardProps) {
  return (
    <Card className="flex h-full flex-col overflow-hidden">
      {media}
      <div className="flex flex-1 items-start gap-4 p-5">
        {icon}
        <div className="flex min-w-0 flex-1 flex-col gap-1.5">
          <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
            <h2 className="line-clamp-3 min-w-0 text-base font-semibold wrap-anywhere" title={title}>
              {title}
            </h2>
            {badge}
          </div>
          {description && (
            <p className="line-clamp-3 text-sm whitespace-pre-line text-muted-foreground wrap-anywhere">
              {description}
            </p>
          )}
          {meta && <div className="flex flex-wrap gap-x-3 text-sm text-muted-foreground">{meta}</div>}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-1 border-t border-border px-2.5 py-2 max-sm:gap-0">{actions}</div>
    </Card>
  );
}
