import { ArrowRight, type LucideIcon } from "lucide-react";
import { Link } from "@/components/ui/navigation/link";

type ActionTileProps = { title: string; text: string; href: string; icon: LucideIcon };

export function ActionTile({ title, text, href, icon: Icon }: ActionTileProps) {
  return (
    <Link
      href={href}
      className="group flex h-full flex-col items-center gap-2 rounded-xl border border-border bg-card p-3 text-center shadow-xs transition-colors hover:border-primary/40 hover:bg-accent/40 focus-ring large-text:flex-row large-text:text-left md:flex-row md:items-start md:gap-4 md:p-5 md:text-left"
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-lg bg-accent text-accent-foreground">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-sm font-semibold">{title}</span>
        <span className="mt-0.5 block text-sm text-muted-foreground max-md:hidden">{text}</span>
      </span>
      <ArrowRight
        aria-hidden="true"
        className="mt-0.5 size-4 shrink-0 text-muted-foreground transition-transform group-hover:translate-x-0.5 group-hover:text-foreground max-md:hidden"
      />
    </Link>
  );
}
