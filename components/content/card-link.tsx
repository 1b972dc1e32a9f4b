import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "@/components/i18n/translator-context";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import * as paths from "@/lib/paths";

type CardLinkProps = { slug: string | null | undefined; className?: string; children?: ReactNode };

/** Nothing with a provider that has no slugs. */
export function CardLink({ slug, className, children }: CardLinkProps) {
  const t = useT();
  if (!slug) return null;
  return (
    <a
      href={paths.card({ slug })}
      target="_blank"
      rel="noopener"
      className={cn(buttonVariants({ variant: "outline" }), className)}
    >
      {children ?? t("common.content.viewCard")}
      <ExternalLink aria-hidden="true" />
      <span className="sr-only">{t("common.content.newTab")}</span>
    </a>
  );
}
