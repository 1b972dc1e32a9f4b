"use client";

import { Mail, MessageCircle, Phone } from "lucide-react";
import { plainCall, usePhone } from "@/components/content/use-phone";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { chatLink } from "@/lib/card/chat-link";
import { mailLink } from "@/lib/contract/email";
import type { Lead } from "@/lib/contract/lead";
import { greetingFor } from "./lead-texts";
import { offerContacted } from "./mark-contacted";
import { useMayChange } from "./use-may-change";

/** One tap to whoever has written. */
export function ContactActions({ lead }: { lead: Lead }) {
  const { name, phone, email } = lead;
  const dialled = usePhone(phone);
  const mayChange = useMayChange();
  const offerMark = () => mayChange && offerContacted(lead);

  return (
    <>
      {phone && (
        <Action icon={Phone} label="Call" name={name} href={dialled?.call ?? plainCall(phone)} onClick={offerMark} />
      )}
      {dialled?.chat && (
        <Action
          icon={MessageCircle}
          label="WhatsApp"
          name={name}
          href={chatLink(dialled.chat, greetingFor(lead))}
          isElsewhere
          onClick={offerMark}
        />
      )}
      {email && <Action icon={Mail} label="Email" name={name} href={mailLink(email)} onClick={offerMark} />}
    </>
  );
}

type ActionProps = {
  icon: typeof Mail;
  label: string;
  name: string;
  href: string;
  isElsewhere?: boolean;
  onClick: () => void;
};

function Action({ icon: Icon, label, name, href, isElsewhere, onClick }: ActionProps) {
  return (
    <a
      href={href}
      aria-label={`${label} ${name}${isElsewhere ? " (opens in a new tab)" : ""}`}
      onClick={onClick}
      {...(isElsewhere && { target: "_blank", rel: "noopener noreferrer" })}
      className={cn(buttonVariants({ variant: "ghost", size: "sm" }), "max-sm:px-2")}
    >
      <Icon aria-hidden="true" />
      {label}
    </a>
  );
}
