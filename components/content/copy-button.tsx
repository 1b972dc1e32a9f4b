"use client";

import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { Button } from "@/components/ui/button";
import { copyText } from "@/lib/browser/copy-text";

export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useT();
  const [copied, setCopied] = useState(false);

  async function copy() {
    setCopied(await copyText(text));
  }

  return (
    <Button variant="outline" className="sm:w-fit" onClick={copy}>
      {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      <span aria-live="polite">{copied ? t("common.content.copied") : label}</span>
    </Button>
  );
}
