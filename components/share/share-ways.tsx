"use client";

import { Copy, MessageCircle, QrCode, Share2 } from "lucide-react";
import { useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { useSite } from "@/components/session/site";
import { Button, buttonVariants } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy";
import { withMessages } from "@/lib/browser/messages";
import { cardUrl } from "@/lib/card/card-url";
import { chatLink } from "@/lib/card/chat-link";
import { copyLink, shareLink } from "./share-link";

const QrDialog = lazyDialog(withMessages(["share"], () => import("./qr-dialog").then(({ QrDialog }) => QrDialog)));

export function ShareWays({ slug, name }: { slug: string; name: string }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const url = cardUrl(useSite().url, slug, "share");
  return (
    <>
      <a href={chatLink("", `${name}\n${url}`)} target="_blank" rel="noopener noreferrer" className={buttonVariants()}>
        <MessageCircle aria-hidden="true" />
        WhatsApp
        <span className="sr-only">{t("share.ways.opensInNewTab")}</span>
      </a>
      <Button variant="outline" onClick={() => copyLink(t, url)}>
        <Copy aria-hidden="true" />
        {t("share.ways.copy")}
      </Button>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        <QrCode aria-hidden="true" />
        {t("share.ways.code")}
      </Button>
      <Button variant="outline" onClick={() => shareLink(t, name, url)}>
        <Share2 aria-hidden="true" />
        {t("share.ways.share")}
      </Button>
      <QrDialog open={isOpen} onOpenChange={setIsOpen} slug={slug} />
    </>
  );
}
