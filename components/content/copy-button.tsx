"use client";

import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { Button } from "@/components/ui/button";
import { copyText } from "@/lib/browser/copy-text";

type CopyButtonProps = {
  text: string;
  label: string;
  /** The label is only read out. */
  isIcon?: boolean;
};

export function CopyButton({ text, label, isIcon = false }: CopyButtonProps) {
  const t = useT();
  const [copied, setCopied] = useState(false);

  async function copy() {
    setCopied(await copyText(text));
  }

  return (
    <Button
      variant={isIcon ? "ghost" : "outline"}
      size={isIcon ? "icon" : "default"}
      className={isIcon ? undefined : "sm:w-fit"}
      onClick={copy}
    >
      {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      <span aria-live="polite" className={isIcon ? "sr-only" : undefined}>
        {copied ? t("common.content.copied") : label}
      </span>
    </Button>
  );
}
