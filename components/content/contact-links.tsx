import { Mail, MessageCircle } from "lucide-react";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { chatLink } from "@/lib/card/chat-link";
import { mailLink } from "@/lib/contract/email";
import type { T } from "@/lib/i18n/translator";
import type { Site } from "@/lib/web/site/describe-site";

export type SiteContact = Pick<Site, "whatsapp" | "email">;

/** How the site's keeper is reached; only the ways that are set up. */
export function ContactLinks({ t, whatsapp, email }: SiteContact & { t: T }) {
  if (!whatsapp && !email) return null;
  return (
    <div className="flex flex-col gap-3">
      {whatsapp && (
        <a
          href={chatLink(whatsapp)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonVariants({ variant: "outline" })}
        >
          <MessageCircle aria-hidden="true" />
          {t("common.content.chatOnWhatsapp")}
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
