"use client";

import { Mail, MessageCircle, Phone } from "lucide-react";
import { usePhone } from "@/components/content/use-phone";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { toast } from "@/components/ui/toast";
import { messageOf } from "@/lib/api/call/request";
import { updateLead } from "@/lib/api/leads";
import { chatLink } from "@/lib/card/chat-link";
import { mailLink } from "@/lib/contract/email";
import type { Lead } from "@/lib/contract/lead";
import { greetingFor } from "./lead-texts";
import { useMayChange } from "./use-may-change";

/** How long it is offered to note that somebody was reached: calls and chats take their time. */
const offerMs = 60_000;

/** One tap to whoever has written. */
export function ContactActions({ lead }: { lead: Lead }) {
  const { id, name, phone, email, status } = lead;
  const dialled = usePhone(phone);
  const mayChange = useMayChange();

  function offerMark() {
    if (status !== "new" || !mayChange) return;
    toast.message(`Did you reach ${name}?`, {
      id: `reached-${id}`,
      duration: offerMs,
      action: { label: "Mark as contacted", onClick: mark },
    });
  }

  async function mark() {
    try {
      await updateLead(id, { status: "contacted" });
      toast.success(`${name} was marked as contacted`);
    } catch (error) {
      toast.error(messageOf(error, "Failed to change the status"));
    }
  }

  return (
    <>
      {phone && (
        <Action
          icon={Phone}
          label="Call"
          name={name}
          href={dialled?.call ?? `tel:${phone.replace(/[^\d+]/g, "")}`}
          onClick={offerMark}
        />
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
