import { Mail, MessageCircle } from "lucide-react";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { chatLink } from "@/lib/card/chat-link";
import { mailLink } from "@/lib/contract/email";
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

/** Only the ways that are set up. */
type SiteContact = { whatsappDigits?: string; email?: string };

function ContactLinks({ t, whatsappDigits, email }: SiteContact & { t: T }) {
  if (!whatsappDigits && !email) return null;
  return (
    <div className="flex flex-col gap-3">
      {whatsappDigits && (
        <a
          href={chatLink(whatsappDigits)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonVariants({ variant: "outline" })}
        >
          <MessageCircle aria-hidden="true" />
          {t("login.forgot.whatsapp")}
        </a>
      )}
      {email && (
        <a
          href={mailLink(email)}
          className={cn(buttonVariants({ variant: "outline", size: "bare" }), "min-h-11 px-4 py-2")}
        >
          <Mail aria-hidden="true" />
          <span className="wrap-anywhere whitespace-normal">{email}</span>
        </a>
      )}
    </div>
  );
}
