"use client";

import { Mail, MessageCircle, Phone } from "lucide-react";
import { useT } from "@/components/i18n/translator-context";
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
  greeting: string | undefined;
  onContact?: () => void;
};

export function ContactActions({ name, phone, email, greeting, onContact }: ContactActionsProps) {
  const t = useT();
  const dialled = usePhone(phone);

  return (
    <>
      {phone && (
        <Action
          icon={Phone}
          label={t("common.content.call")}
          full={t("common.content.callName", { name })}
          href={dialled?.call ?? plainCall(phone)}
          onClick={onContact}
        />
      )}
      {dialled?.chat && (
        <Action
          icon={MessageCircle}
          label="WhatsApp"
          full={t("common.content.whatsappName", { name })}
          href={chatLink(dialled.chat, greeting)}
          isElsewhere
          onClick={onContact}
        />
      )}
      {email && (
        <Action
          icon={Mail}
          label={t("common.content.email")}
          full={t("common.content.emailName", { name })}
          href={mailLink(email)}
          onClick={onContact}
        />
      )}
    </>
  );
}

type ActionProps = {
  icon: typeof Mail;
  label: string;
  /** The label with whom it reaches, read out. */
  full: string;
  href: string;
  isElsewhere?: boolean;
  onClick?: () => void;
};

function Action({ icon: Icon, label, full, href, isElsewhere, onClick }: ActionProps) {
  return (
    <a
      href={href}
      aria-label={full}
      onClick={onClick}
      {...(isElsewhere && { target: "_blank", rel: "noopener noreferrer" })}
      className={cn(buttonVariants({ variant: "ghost", size: "sm" }), "max-sm:px-2")}
    >
      <Icon aria-hidden="true" />
      {label}
    </a>
  );
}
