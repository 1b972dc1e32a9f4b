import { LogIn } from "lucide-react";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import type { WaysIn } from "@/lib/contract/identity/schema";
import * as paths from "@/lib/paths";
import type { SiteBrand } from "@/lib/web/site/describe-site";
import { LoginForm } from "./login-form";
import { type LoginNotice, loginNotices } from "./login-notices";
import { PasskeySignIn } from "./passkey-sign-in";
import { SignInFrame } from "./sign-in-frame";

type LoginScreenProps = {
  brand: SiteBrand;
  /** An address inside the site, checked by the page. */
  next: string;
  notice?: LoginNotice;
  waysIn: WaysIn;
};

export function LoginScreen({ brand, next, notice, waysIn }: LoginScreenProps) {
  return (
    <SignInFrame
      brand={brand}
      title="Sign in"
      subtitle="Manage your digital business card"
      back={{ href: paths.home, label: "Back to home" }}
      note={
        <>
          By signing in you agree to our {policyLink(paths.termsPolicy, "terms of service")} and{" "}
          {policyLink(paths.privacyPolicy, "privacy policy")}.
        </>
      }
    >
      {notice && <Alert variant={notice === "reset" ? "success" : "destructive"}>{loginNotices[notice]}</Alert>}
      <LoginForm next={next} suggestsPasskeys={waysIn.passkeys} />
      <OtherWays waysIn={waysIn} next={next} />
    </SignInFrame>
  );
}

/** Plain anchor: a public page has other styles and no client router. */
function policyLink(href: string, text: string) {
  return (
    <a href={href} className="rounded-sm font-medium text-foreground underline underline-offset-2 focus-ring">
      {text}
    </a>
  );
}

function OtherWays({ waysIn: { passkeys, oidc }, next }: { waysIn: WaysIn; next: string }) {
  if (!passkeys && oidc === null) return null;
  return (
    <div className="flex flex-col gap-4">
      <p className="flex items-center gap-3 text-sm text-muted-foreground before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
        or
      </p>
      {passkeys && <PasskeySignIn next={next} />}
      {oidc !== null && <OidcLink name={oidc} next={next} />}
    </div>
  );
}

/** Plain anchor: the link leaves for the operator's sign-in service. */
function OidcLink({ name, next }: { name: string; next: string }) {
  return (
    <a href={paths.startOidc(next)} className={cn(buttonVariants({ variant: "outline" }), "w-full")}>
      <LogIn aria-hidden="true" />
      Continue with {name}
    </a>
  );
}
