import { ArrowLeft } from "lucide-react";
import { Brand } from "@/components/ui/app/brand";
import { ThemeSwitch } from "@/components/ui/app/theme-switch";
import { Card, CardContent } from "@/components/ui/card";
import { paths } from "@/lib/paths";
import { LoginForm } from "./login-form";

/**
 * The links lead to public pages, which are documents of their own with other styles and no client router; a plain
 * anchor loads them as such.
 */
export function LoginScreen({ brand, next }: { brand: string; next: string }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-16 items-center justify-between gap-2 px-3 sm:px-6">
        <a
          href={paths.home}
          className="inline-flex h-11 items-center gap-1.5 rounded-md px-2 text-sm font-medium text-muted-foreground transition-colors hover:text-foreground focus-ring"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          Back to home
        </a>
        <ThemeSwitch />
      </header>
      <main className="mx-auto flex w-full max-w-sm flex-1 flex-col justify-center px-4 pt-4 pb-16">
        <Brand name={brand} className="mb-8 self-center text-lg" />
        <Card>
          <CardContent className="flex flex-col gap-6">
            <div>
              <h1 className="text-xl font-semibold tracking-tight">Sign in</h1>
              <p className="mt-1 text-sm text-muted-foreground">Manage your digital business card</p>
            </div>
            <LoginForm next={next} />
          </CardContent>
        </Card>
        <p className="mt-6 text-center text-sm text-balance text-muted-foreground">
          By signing in you agree to our terms of service and privacy policy.
        </p>
      </main>
    </div>
  );
}
