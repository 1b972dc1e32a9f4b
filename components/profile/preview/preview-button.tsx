"use client";

import { Smartphone } from "lucide-react";
import { useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { lazyDialog } from "@/components/ui/lazy";
import { withMessages } from "@/lib/browser/messages";
import type { Card } from "@/lib/web/provider-client/cards";
import type { CardSite } from "./card-site";

const PreviewDialog = lazyDialog(
  withMessages(["profile"], () => import("./preview-dialog").then((file) => file.PreviewDialog)),
);

type PreviewButtonProps = { card: Card; site: CardSite /** Its picture alone, on phones. */; compact?: boolean };

/** Shows the card over the whole height, where there is no room for it beside the form. */
export function PreviewButton({ card, site, compact }: PreviewButtonProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        aria-haspopup="dialog"
        className={cn("xl:hidden", compact && "max-sm:px-3")}
        onClick={() => setOpen(true)}
      >
        <Smartphone aria-hidden="true" />
        <span className={cn(compact && "max-sm:sr-only")}>{t("profile.preview.action")}</span>
      </Button>
      <PreviewDialog card={card} site={site} open={isOpen} onOpenChange={setOpen} />
    </>
  );
}
