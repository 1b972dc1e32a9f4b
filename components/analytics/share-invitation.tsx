"use client";

import { Copy, MessageCircle, QrCode, Share2 } from "lucide-react";
import { useSessionUser } from "@/components/session/session-user";
import { copyLink } from "@/components/share/copy-link";
import { Button, buttonVariants } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/navigation/link";
import { cardUrl } from "@/lib/card/card-url";
import { chatLink } from "@/lib/card/chat-link";
import * as paths from "@/lib/paths";

/** Stands in place of empty charts until the first visitor has come; a client is offered the ways to bring one. */
export function ShareInvitation({ siteUrl, isAll }: { siteUrl: string; isAll: boolean }) {
  const { slug, company_name: name, is_admin: isAdmin } = useSessionUser();
  if (isAdmin)
    return (
      <EmptyState
        icon={Share2}
        title={isAll ? "No card has visitors yet" : "This card has no visitors yet"}
        description="Share a card to see its visits here."
      />
    );
  const url = slug && cardUrl(siteUrl, slug, "share");
  return (
    <EmptyState
      icon={Share2}
      title="Your card has no visitors yet: share it"
      description="Send it to your customers to see their visits here."
    >
      {url && (
        <>
          <Button onClick={() => copyLink(url)}>
            <Copy aria-hidden="true" />
            Copy link
          </Button>
          <a
            href={chatLink("", `${name}\n${url}`)}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonVariants({ variant: "outline" })}
          >
            <MessageCircle aria-hidden="true" />
            Share on WhatsApp
          </a>
          <Link href={paths.share} className={buttonVariants({ variant: "outline" })}>
            <QrCode aria-hidden="true" />
            QR code
          </Link>
        </>
      )}
    </EmptyState>
  );
}
