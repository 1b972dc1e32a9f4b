import { ChevronRight, Lock } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "@/components/i18n/translator-context";
import { Link } from "@/components/ui/navigation/link";
import { formatList } from "@/lib/format/list";

type SiteRowProps = {
  title: string;
  /** What holds now. */
  children: ReactNode;
  /** The server's settings that say it; with them there is nothing to press. */
  fixedBy?: readonly string[];
  /** The screen that says it in place of this one. */
  href?: string;
  onOpen: () => void;
};

const style = "flex min-h-16 w-full items-center gap-3 px-4 py-3 text-start text-sm sm:px-5";

/** One part of the site's settings over its whole width, with what holds now. */
export function SiteRow({ title, children, fixedBy, href, onOpen }: SiteRowProps) {
  const t = useT();
  const content = (
    <span className="min-w-0 flex-1">
      <span className="block font-medium">{title}</span>
      <span className="block wrap-anywhere text-muted-foreground">{children}</span>
      {fixedBy && (
        <span className="mt-0.5 block text-muted-foreground">
          {t("site.setBy", { settings: formatList(t, fixedBy) })}
        </span>
      )}
    </span>
  );
  if (fixedBy)
    return (
      <div className={style}>
        {content}
        <Lock aria-hidden="true" className="size-4 shrink-0 text-muted-foreground" />
      </div>
    );
  const pressed = `${style} cursor-pointer transition-colors hover:bg-accent/60 focus-ring focus-visible:-outline-offset-2`;
  if (href)
    return (
      <Link href={href} className={pressed}>
        {content}
        <ChevronRight aria-hidden="true" className="size-4 rtl:-scale-x-100 shrink-0 text-muted-foreground" />
      </Link>
    );
  return (
    <button type="button" onClick={onOpen} className={pressed}>
      {content}
      <span className="shrink-0 text-muted-foreground large-text:sr-only">{t("site.change")}</span>
      <ChevronRight aria-hidden="true" className="size-4 rtl:-scale-x-100 shrink-0 text-muted-foreground" />
    </button>
  );
}
