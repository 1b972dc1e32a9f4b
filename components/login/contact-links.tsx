import { Mail, MessageCircle } from "lucide-react";
import { Button } from "@/components/ui/button";
import { chatLink } from "@/lib/card/chat-link";

/** How whoever runs the site is reached; a way that is not set up is not there. */
export type SiteContact = { whatsappDigits?: string; email?: string };

export function ContactLinks({ whatsappDigits, email }: SiteContact) {
  if (!whatsappDigits && !email) return null;
  return (
    <div className="flex flex-col gap-3">
      {whatsappDigits && (
        <Button variant="outline" asChild>
          <a href={chatLink(whatsappDigits)} target="_blank" rel="noopener noreferrer">
            <MessageCircle aria-hidden="true" />
            Chat on WhatsApp
          </a>
        </Button>
      )}
      {email && (
        <Button variant="outline" size="bare" asChild className="min-h-11 px-4 py-2">
          <a href={`mailto:${email}`}>
            <Mail aria-hidden="true" />
            <span className="wrap-anywhere whitespace-normal">{email}</span>
          </a>
        </Button>
      )}
    </div>
  );
}
