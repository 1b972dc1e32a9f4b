"use client";

import { Check, Copy, MessageCircle } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { copyText } from "@/lib/browser/copy-text";
import { chatLink } from "@/lib/card/chat-link";
import { usePhoneDigits } from "./use-phone-digits";

type HandOverButtonsProps = {
  /** What is copied, and what the button says that does it. */
  text: string;
  copyLabel: string;
  /** What stands ready in a chat with `phone`; without a number there is no such button. */
  message: string;
  phone: string;
};

/** Two ways to give somebody what is shown only once. */
export function HandOverButtons({ text, copyLabel, message, phone }: HandOverButtonsProps) {
  const [copied, setCopied] = useState(false);
  const digits = usePhoneDigits(phone);

  async function copy() {
    setCopied(await copyText(text));
  }

  return (
    <>
      <Button variant="outline" onClick={copy}>
        {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        <span aria-live="polite">{copied ? "Copied" : copyLabel}</span>
      </Button>
      {digits && (
        <Button asChild>
          <a href={chatLink(digits, message)} target="_blank" rel="noopener noreferrer">
            <MessageCircle aria-hidden="true" />
            Send on WhatsApp
          </a>
        </Button>
      )}
    </>
  );
}
