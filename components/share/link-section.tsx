"use client";

import { Copy, Share2 } from "lucide-react";
import { toast } from "sonner";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/field/input";
import { SectionCard } from "@/components/ui/section-card";
import { copyText } from "@/lib/browser/copy-text";

export function LinkSection({ url, name }: { url: string; name: string }) {
  async function copyLink() {
    if (await copyText(url)) toast.success("Link copied");
    else toast.error("The link could not be copied", { description: "Select it and copy it by hand." });
  }

  /** The system's own sheet where there is one; who turns back from it has done nothing wrong. */
  async function shareLink() {
    try {
      await navigator.share({ title: name, url });
    } catch (error) {
      if ((error as Error).name !== "AbortError") await copyLink();
    }
  }

  return (
    <SectionCard title="Your link" description="For messages, mails, profiles and signatures.">
      <div className="flex flex-col gap-3 sm:flex-row">
        <Input
          readOnly
          dir="ltr"
          value={url}
          aria-label="Your card’s link"
          onFocus={(event) => event.currentTarget.select()}
        />
        <div className="grid grid-cols-2 gap-3 sm:flex">
          <Button onClick={copyLink}>
            <Copy aria-hidden="true" />
            Copy link
          </Button>
          <Button variant="outline" onClick={shareLink}>
            <Share2 aria-hidden="true" />
            Share
          </Button>
        </div>
      </div>
    </SectionCard>
  );
}
