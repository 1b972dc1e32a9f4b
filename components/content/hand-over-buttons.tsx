"use client";

import { MessageCircle } from "lucide-react";
import { buttonVariants } from "@/components/ui/button";
import { chatLink } from "@/lib/card/chat-link";
import { CopyButton } from "./copy-button";
import { usePhone } from "./use-phone";

type HandOverButtonsProps = {
  /** What is copied, and what the button says that does it. */
  text: string;
  copyLabel: string;
  /** What stands ready in a chat with `phone`; without one, whoever sends it chooses with whom. */
  message: string;
  /** Where it is no number, there is no such button. */
  phone?: string;
};

/** Two ways to give somebody what is shown only once. */
export function HandOverButtons({ text, copyLabel, message, phone }: HandOverButtonsProps) {
  const read = usePhone(phone ?? "")?.chat;
  const digits = phone === undefined ? "" : read;

  return (
    <>
      <CopyButton text={text} label={copyLabel} />
      {digits !== undefined && digits !== null && (
        <a href={chatLink(digits, message)} target="_blank" rel="noopener noreferrer" className={buttonVariants()}>
          <MessageCircle aria-hidden="true" />
          Send on WhatsApp
        </a>
      )}
    </>
  );
}
