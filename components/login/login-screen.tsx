import { LogIn } from "lucide-react";
import type { ReactNode } from "react";
import { MaintenanceNotice } from "@/components/announcements/maintenance-notice";
import { rich } from "@/components/i18n/rich";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import type { Maintenance } from "@/lib/contract/announcements/schema";
import type { WaysIn } from "@/lib/contract/identity/schema";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import type { SiteBrand } from "@/lib/web/site/describe-site";
import { LoginForm } from "./login-form";
import { type LoginNotice, loginNotices } from "./login-notices";
import { PasskeySignIn } from "./passkey-sign-in";
import { SignInFrame } from "./sign-in-frame";

type LoginScreenProps = {
  t: T;
  brand: SiteBrand;
  /** An address inside the site, checked by the page. */
  next: string;
  notice?: LoginNotice;
  waysIn: WaysIn;
  maintenance: Maintenance | null;
};

export function LoginScreen({ t, brand, next, notice, waysIn, maintenance }: LoginScreenProps) {
  return (
    <SignInFrame
      brand={brand}
      title={t("login.title")}
      subtitle={t("login.subtitle")}
      back={{ href: paths.home, label: t("login.toHome") }}
      note={rich(t, "login.terms", {
        terms: (inner) => policyLink(paths.termsPolicy, inner),
        privacy: (inner) => policyLink(paths.privacyPolicy, inner),
      })}
    >
      {maintenance && <MaintenanceNotice maintenance={maintenance} />}
      {notice && <Alert variant={isGood(notice) ? "success" : "destructive"}>{t.say(loginNotices[notice])}</Alert>}
      <LoginForm next={next} suggestsPasskeys={waysIn.passkeys} />
      <OtherWays t={t} waysIn={waysIn} next={next} />
    </SignInFrame>
  );
}

function isGood(notice: LoginNotice): boolean {
  return notice === "reset" || notice === "deleted";
}

/** Plain anchor: a public page has other styles and no client router. */
function policyLink(href: string, text: ReactNode) {
  return (
    <a href={href} className="rounded-sm font-medium text-foreground underline underline-offset-2 focus-ring">
      {text}
    </a>
  );
}

type OtherWaysProps = { t: T; waysIn: WaysIn; next: string };

function OtherWays({ t, waysIn: { passkeys, oidc }, next }: OtherWaysProps) {
  if (!passkeys && oidc === null) return null;
  return (
    <div className="flex flex-col gap-4">
      <p className="flex items-center gap-3 text-sm text-muted-foreground before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
        {t("login.otherWays.or")}
      </p>
      {passkeys && <PasskeySignIn next={next} />}
      {oidc !== null && <OidcLink t={t} name={oidc} next={next} />}
    </div>
  );
}

/** Plain anchor: the link leaves for the operator's sign-in service. */
function OidcLink({ t, name, next }: { t: T; name: string; next: string }) {
  return (
    <a href={paths.startOidc(next)} className={cn(buttonVariants({ variant: "outline" }), "w-full")}>
      <LogIn aria-hidden="true" />
      {t("login.otherWays.service", { name })}
    </a>
  );
}
