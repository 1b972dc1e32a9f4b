import { Mail, MessageCircle } from "lucide-react";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { chatLink } from "@/lib/card/chat-link";
import { mailLink } from "@/lib/contract/email";

/** How whoever runs the site is reached; a way that is not set up is not there. */
export type SiteContact = { whatsappDigits?: string; email?: string };

export function ContactLinks({ whatsappDigits, email }: SiteContact) {
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
