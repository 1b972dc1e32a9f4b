import { Alert } from "@/components/ui/alert";
import type { WaysIn } from "@/lib/contract/identity/schema";
import * as paths from "@/lib/paths";
import type { SiteBrand } from "@/lib/web/site/describe-site";
import { LoginForm } from "./login-form";
import { type LoginNotice, loginNotices } from "./login-notices";
import { OtherWays } from "./other-ways";
import { SignInFrame } from "./sign-in-frame";

type LoginScreenProps = {
  brand: SiteBrand;
  /** An address inside the site, checked by the page. */
  next: string;
  /** What has led here. */
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

/** A document of its own, with other styles and no client router. */
function policyLink(href: string, text: string) {
  return (
    <a href={href} className="rounded-sm font-medium text-foreground underline underline-offset-2 focus-ring">
      {text}
    </a>
  );
}
