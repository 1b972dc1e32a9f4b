"use client";

import { useTheme } from "next-themes";
import { useT } from "@/components/i18n/translator-context";
import { Brand } from "@/components/ui/app/brand";
import { cn } from "@/components/ui/cn";
import type { SiteBrand } from "@/lib/web/site/describe-site";
import { siteColors } from "@/lib/web/site/site-colors";

type SitePictureProps = SiteBrand & {
  /** '#rrggbb'; null for the product's own. */ color: string | null;
  className?: string;
};

/** How the top of every page looks with this name, logo and colour; a mere picture. */
export function SitePicture({ name, logo, color, className }: SitePictureProps) {
  const t = useT();
  const { resolvedTheme } = useTheme();
  const scheme = resolvedTheme === "dark" ? "dark" : "light";
  return (
    <div
      aria-hidden="true"
      style={color ? siteColors("dashboard", color, scheme) : undefined}
      className={cn("overflow-hidden rounded-xl border border-border bg-background", className)}
    >
      <div className="flex items-center justify-between gap-3 border-b border-border bg-card px-4 py-3">
        <Brand name={name} logo={logo} className="text-sm" />
        <span className="shrink-0 rounded-md bg-primary px-3 py-1.5 text-xs font-semibold text-primary-foreground">
          {t("site.picture.login")}
        </span>
      </div>
      <div className="flex flex-col gap-2 p-4">
        <span className="h-2.5 w-3/4 rounded-full bg-foreground/70" />
        <span className="h-2 w-full rounded-full bg-muted-foreground/40" />
        <span className="h-2 w-1/2 rounded-full bg-muted-foreground/40" />
        <span className="mt-1 text-xs font-medium text-primary">{t("site.picture.demo")}</span>
      </div>
    </div>
  );
}
