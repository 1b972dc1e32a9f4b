import * as paths from "@/lib/paths";
import type { SiteBrand } from "@/lib/web/site/describe-site";
import { ContactLinks, type SiteContact } from "./contact-links";
import { ForgotPasswordForm } from "./forgot-password-form";
import { SignInFrame } from "./sign-in-frame";

type ForgotPasswordScreenProps = { brand: SiteBrand; canMail: boolean; contact: SiteContact };

/** Asks for a link by mail or, where there is none, says who makes one. */
export function ForgotPasswordScreen({ brand, canMail, contact }: ForgotPasswordScreenProps) {
  return (
    <SignInFrame
      brand={brand}
      title="Forgot your password?"
      subtitle={
        canMail
          ? "Type the email you sign in with. We send you a link to set a new password."
          : "Message us for a reset link. With it you set a new password."
      }
      back={{ href: paths.login(), label: "Back to sign in" }}
      note={canMail && "No access to your email? Message us for a reset link."}
    >
      {canMail ? <ForgotPasswordForm /> : <ContactLinks {...contact} />}
    </SignInFrame>
  );
}
