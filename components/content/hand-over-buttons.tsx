"use client";

import { MessageCircle } from "lucide-react";
import { useT } from "@/components/i18n/translator-context";
import { buttonVariants } from "@/components/ui/button";
import { chatLink } from "@/lib/card/chat-link";
import { CopyButton } from "./copy-button";
import { usePhone } from "./use-phone";

type HandOverButtonsProps = {
  text: string;
  copyLabel: string;
  /** Chat text; without `phone` the sender picks the recipient. */
  message: string;
  phone?: string;
};

/** For a text that is shown only once. */
export function HandOverButtons({ text, copyLabel, message, phone }: HandOverButtonsProps) {
  const t = useT();
  const read = usePhone(phone ?? "")?.chat;
  const digits = phone === undefined ? "" : read;

  return (
    <>
      <CopyButton text={text} label={copyLabel} />
      {digits !== undefined && digits !== null && (
        <a href={chatLink(digits, message)} target="_blank" rel="noopener noreferrer" className={buttonVariants()}>
          <MessageCircle aria-hidden="true" />
          {t("common.content.sendOnWhatsapp")}
        </a>
      )}
    </>
  );
}
