"use client";

import { Copy, Share2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { SectionCard } from "@/components/ui/section-card";
import { copyLink } from "./copy-link";
import { LinkInput } from "./link-input";
import { shareLink } from "./share-link";

type LinkSectionProps = {
  /** What people read. */
  url: string;
  /** What goes into messages, where it says that it was shared. */
  sharedLink: string;
  name: string;
};

export function LinkSection({ url, sharedLink, name }: LinkSectionProps) {
  return (
    <SectionCard title="Your link" description="For messages, emails and social profiles.">
      <div className="flex flex-col gap-3 sm:flex-row">
        <LinkInput link={url} label="Your card’s link" />
        <div className="grid grid-cols-2 large-text:grid-cols-1 gap-3 sm:flex">
          <Button onClick={() => copyLink(sharedLink)}>
            <Copy aria-hidden="true" />
            Copy link
          </Button>
          <Button variant="outline" onClick={() => shareLink(name, sharedLink)}>
            <Share2 aria-hidden="true" />
            Share
          </Button>
        </div>
      </div>
    </SectionCard>
  );
}
