import { ContactLinks, type SiteContact } from "@/components/content/contact-links";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import type { SiteBrand } from "@/lib/web/site/describe-site";
import { ForgotPasswordForm } from "./forgot-password-form";
import { SignInFrame } from "./sign-in-frame";

type ForgotPasswordScreenProps = { t: T; brand: SiteBrand; canMail: boolean; contact: SiteContact };

export function ForgotPasswordScreen({ t, brand, canMail, contact }: ForgotPasswordScreenProps) {
  return (
    <SignInFrame
      brand={brand}
      title={t("login.forgot.title")}
      subtitle={t(canMail ? "login.forgot.byEmail" : "login.forgot.byChat")}
      back={{ href: paths.login(), label: t("login.toSignIn") }}
      note={canMail && t("login.forgot.noEmail")}
    >
      {canMail ? <ForgotPasswordForm /> : <ContactLinks t={t} {...contact} />}
    </SignInFrame>
  );
}
