"use client";

import { Copy, ExternalLink, KeyRound } from "lucide-react";
import { useT } from "@/components/i18n/translator-context";
import { useSite } from "@/components/session/site";
import { DropdownMenu, DropdownMenuItem } from "@/components/ui/dropdown-menu";
import type { OverlayProps } from "@/components/ui/lazy";
import { toast } from "@/components/ui/toast";
import { useProvider } from "@/lib/api/call/provider";
import { copyText } from "@/lib/browser/copy-text";
import { cardUrl } from "@/lib/card/card-url";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import type { ClientMenuProps } from "./client-actions";

export function ClientMenuItems({ trigger, openedBy, client, onReset }: OverlayProps & ClientMenuProps) {
  const t = useT();
  const site = useSite();
  const { isFull } = useProvider();
  const { slug } = client;
  return (
    <DropdownMenu trigger={trigger} openedBy={openedBy} align="end">
      {slug && (
        <>
          <DropdownMenuItem asChild>
            <a href={paths.card({ slug })} target="_blank" rel="noopener">
              <ExternalLink aria-hidden="true" />
              {t("clients.menu.viewCard")}
              <span className="sr-only">{t("clients.menu.newTab")}</span>
            </a>
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => void copyLink(t, cardUrl(site.url, slug))}>
            <Copy aria-hidden="true" />
            {t("clients.menu.copyLink")}
          </DropdownMenuItem>
        </>
      )}
      {isFull && (
        <DropdownMenuItem onSelect={onReset}>
          <KeyRound aria-hidden="true" />
          {t("clients.menu.resetLink")}
        </DropdownMenuItem>
      )}
    </DropdownMenu>
  );
}

async function copyLink(t: T, link: string): Promise<void> {
  if (await copyText(link)) toast.success(t("clients.menu.copied"));
}
