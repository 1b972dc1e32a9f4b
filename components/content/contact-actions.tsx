"use client";

import { Mail, MessageCircle, Phone } from "lucide-react";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { chatLink } from "@/lib/card/chat-link";
import { mailLink } from "@/lib/contract/email";
import { plainCall, usePhone } from "./use-phone";

type ContactActionsProps = {
  name: string;
  /** Either may be empty. */
  phone: string;
  email: string;
  /** What stands ready in a chat. */
  greeting: string;
  onContact?: () => void;
};

export function ContactActions({ name, phone, email, greeting, onContact }: ContactActionsProps) {
  const dialled = usePhone(phone);

  return (
    <>
      {phone && (
        <Action icon={Phone} label="Call" name={name} href={dialled?.call ?? plainCall(phone)} onClick={onContact} />
      )}
      {dialled?.chat && (
        <Action
          icon={MessageCircle}
          label="WhatsApp"
          name={name}
          href={chatLink(dialled.chat, greeting)}
          isElsewhere
          onClick={onContact}
        />
      )}
      {email && <Action icon={Mail} label="Email" name={name} href={mailLink(email)} onClick={onContact} />}
    </>
  );
}

type ActionProps = {
  icon: typeof Mail;
  label: string;
  name: string;
  href: string;
  isElsewhere?: boolean;
  onClick?: () => void;
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
