"use client";

import { Copy, MessageCircle, QrCode, Share2 } from "lucide-react";
import { useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { useSite } from "@/components/session/site";
import { Button, buttonVariants } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy";
import { withMessages } from "@/lib/browser/messages";
import { pageOf } from "@/lib/card/card-address";
import { chatLink } from "@/lib/card/chat-link";
import { withOrigin } from "@/lib/contract/link-origin";
import type { PersonAddress } from "@/lib/paths";
import { copyLink, shareLink } from "./share-link";

const QrDialog = lazyDialog(withMessages(["share"], () => import("./qr-dialog").then(({ QrDialog }) => QrDialog)));

/** `person`: whose card it is, where it is not the company's. */
export type SharedCard = { slug: string; person?: PersonAddress };

export function ShareWays({ name, ...card }: SharedCard & { name: string }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const url = withOrigin(useSite().url + pageOf(card, card), "share");
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
      <QrDialog open={isOpen} onOpenChange={setIsOpen} {...card} />
    </>
  );
}
