import { Mail, MessageCircle } from "lucide-react";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { chatLink } from "@/lib/card/chat-link";
import { mailLink } from "@/lib/contract/email";
import * as paths from "@/lib/paths";
import type { SiteBrand } from "@/lib/web/site/describe-site";
import { ForgotPasswordForm } from "./forgot-password-form";
import { SignInFrame } from "./sign-in-frame";

type ForgotPasswordScreenProps = { brand: SiteBrand; canMail: boolean; contact: SiteContact };

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

/** Only the ways that are set up. */
type SiteContact = { whatsappDigits?: string; email?: string };

function ContactLinks({ whatsappDigits, email }: SiteContact) {
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
          Chat on WhatsApp
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
