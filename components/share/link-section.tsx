"use client";

import { Copy, Share2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { SectionCard } from "@/components/ui/section-card";
import { copyLink } from "./copy-link";
import { LinkInput } from "./link-input";

type LinkSectionProps = {
  /** What people read. */
  url: string;
  /** What goes into messages, where it says that it was shared. */
  sharedLink: string;
  name: string;
};

export function LinkSection({ url, sharedLink, name }: LinkSectionProps) {
  /** The system's own sheet where there is one; who turns back from it has done nothing wrong. */
  async function shareLink() {
    try {
      await navigator.share({ title: name, url: sharedLink });
    } catch (error) {
      if ((error as Error).name !== "AbortError") await copyLink(sharedLink);
    }
  }

  return (
    <SectionCard title="Your link" description="For messages, mails, profiles and signatures.">
      <div className="flex flex-col gap-3 sm:flex-row">
        <LinkInput link={url} label="Your card’s link" />
        <div className="grid grid-cols-2 gap-3 sm:flex">
          <Button onClick={() => copyLink(sharedLink)}>
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
