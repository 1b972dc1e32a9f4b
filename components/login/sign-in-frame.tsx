import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Brand } from "@/components/ui/app/brand";
import { LanguageSwitch } from "@/components/ui/app/language-switch";
import { ThemeSwitch } from "@/components/ui/app/theme-switch";
import { Card, CardContent } from "@/components/ui/card";
import type { SiteBrand } from "@/lib/web/site/describe-site";

type SignInFrameProps = {
  brand: SiteBrand;
  title: string;
  subtitle: ReactNode;
  back: { href: string; label: string };
  /** Below the card. */
  note?: ReactNode;
  children: ReactNode;
};

/** The way back is a plain anchor: public pages have other styles and no client router. */
export function SignInFrame({ brand, title, subtitle, back, note, children }: SignInFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-16 items-center justify-between gap-2 px-3 sm:px-6">
        <a
          href={back.href}
          className="inline-flex h-11 min-w-0 items-center gap-1.5 rounded-md px-2 text-sm font-medium text-muted-foreground transition-colors hover:text-foreground focus-ring"
        >
          <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100 shrink-0" />
          <span className="truncate">{back.label}</span>
        </a>
        <div className="flex shrink-0 items-center">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </header>
      <main className="mx-auto flex w-full max-w-sm flex-1 flex-col justify-center px-4 pt-4 pb-16">
        <Brand {...brand} className="mb-8 self-center text-lg" />
        <Card>
          <CardContent className="flex flex-col gap-6">
            <div>
              <h1 className="text-xl font-semibold tracking-tight">{title}</h1>
              <p className="mt-1 text-sm wrap-anywhere text-muted-foreground">{subtitle}</p>
            </div>
            {children}
          </CardContent>
        </Card>
        {note && <p className="mt-6 text-center text-sm text-balance text-muted-foreground">{note}</p>}
      </main>
    </div>
  );
}
