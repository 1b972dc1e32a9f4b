"use client";

import { Send } from "lucide-react";
import { usePhone } from "@/components/content/use-phone";
import { useSessionUser } from "@/components/session/session-user";
import { buttonVariants } from "@/components/ui/button";
import { chatLink } from "@/lib/card/chat-link";
import type { Feedback } from "@/lib/contract/feedback/schema";
import { ownReviewPath } from "@/lib/contract/paths";

/**
 * Tells somebody who left a number alone of the answer, which the card shows; an address gets a mail of its own accord.
 * Nothing that they wrote is in it.
 */
export function AnswerLink({ item, siteUrl }: { item: Feedback; siteUrl: string }) {
  const { customer_name: name, customer_email: email, customer_phone: phone, status, response, token } = item;
  const user = useSessionUser();
  const digits = usePhone(email ? "" : phone)?.chat;
  if (!digits || !response || !token || status !== "approved") return null;
  const company = item.company_name ?? user.company_name;
  const about = company ? `There is an answer from ${company} to your review` : "There is an answer to your review";
  return (
    <a
      href={chatLink(digits, `${about}: ${siteUrl}${ownReviewPath(token)}`)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Send on WhatsApp: the answer for ${name} (opens in a new tab)`}
      className={buttonVariants({ variant: "outline", size: "sm" })}
    >
      <Send aria-hidden="true" />
      Send on WhatsApp
    </a>
  );
}
