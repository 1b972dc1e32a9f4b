import { Alert } from "@/components/ui/alert";
import { messages } from "@/lib/contract/messages";
import { paths } from "@/lib/paths";
import type { SiteBrand } from "@/lib/site/describe-site";
import { LoginForm } from "./login-form";
import { PasskeySignIn } from "./passkey-sign-in";
import { SignInFrame } from "./sign-in-frame";

type LoginScreenProps = {
  brand: SiteBrand;
  /** An address inside the site, checked by the page. */
  next: string;
  /** Whether a link has just set a new password. */
  isReset?: boolean;
  /** Whether the session that was signed out of may live on at the server. */
  isHalfEnded?: boolean;
  hasPasskeys?: boolean;
};

export function LoginScreen({
  brand,
  next,
  isReset = false,
  isHalfEnded = false,
  hasPasskeys = false,
}: LoginScreenProps) {
  return (
    <SignInFrame
      brand={brand}
      title="Sign in"
      subtitle="Manage your digital business card"
      back={{ href: paths.home, label: "Back to home" }}
      note="By signing in you agree to our terms of service and privacy policy."
    >
      {isReset && <Alert variant="success">Your new password is set. Sign in with it now.</Alert>}
      {isHalfEnded && <Alert variant="destructive">{messages.signedOutHereOnly}</Alert>}
      <LoginForm next={next} />
      {hasPasskeys && <PasskeySignIn next={next} />}
    </SignInFrame>
  );
}
