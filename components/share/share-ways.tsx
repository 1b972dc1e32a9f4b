"use client";

import { Copy, MessageCircle, QrCode, Share2 } from "lucide-react";
import { useState } from "react";
import { useSite } from "@/components/session/site";
import { Button, buttonVariants } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy";
import { cardUrl } from "@/lib/card/card-url";
import { chatLink } from "@/lib/card/chat-link";
import { copyLink, shareLink } from "./share-link";

const QrDialog = lazyDialog(() => import("./qr-dialog").then(({ QrDialog }) => QrDialog));

export function ShareWays({ slug, name }: { slug: string; name: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const url = cardUrl(useSite().url, slug, "share");
  return (
    <>
      <a href={chatLink("", `${name}\n${url}`)} target="_blank" rel="noopener noreferrer" className={buttonVariants()}>
        <MessageCircle aria-hidden="true" />
        WhatsApp
        <span className="sr-only">(opens in a new tab)</span>
      </a>
      <Button variant="outline" onClick={() => copyLink(url)}>
        <Copy aria-hidden="true" />
        Copy link
      </Button>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        <QrCode aria-hidden="true" />
        QR code
      </Button>
      <Button variant="outline" onClick={() => shareLink(name, url)}>
        <Share2 aria-hidden="true" />
        Share
      </Button>
      <QrDialog open={isOpen} onOpenChange={setIsOpen} slug={slug} />
    </>
  );
}
