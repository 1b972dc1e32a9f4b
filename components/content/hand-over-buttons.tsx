"use client";

import { useT } from "@/components/i18n/translator-context";
import { CopyButton } from "./copy-button";
import { usePhone } from "./use-phone";
import { WhatsappLink } from "./whatsapp-link";

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
        <WhatsappLink digits={digits} message={message}>
          {t("common.content.sendOnWhatsapp")}
        </WhatsappLink>
      )}
    </>
  );
}
