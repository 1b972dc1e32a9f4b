"use client";

import { Copy, ExternalLink, KeyRound } from "lucide-react";
import { useSite } from "@/components/session/site";
import { DropdownMenu, DropdownMenuItem } from "@/components/ui/dropdown-menu";
import type { OverlayProps } from "@/components/ui/lazy";
import { toast } from "@/components/ui/toast";
import { useProvider } from "@/lib/api/call/provider";
import { copyText } from "@/lib/browser/copy-text";
import { cardUrl } from "@/lib/card/card-url";
import * as paths from "@/lib/paths";
import type { ClientMenuProps } from "./client-actions";

export function ClientMenuItems({ trigger, openedBy, client, onReset }: OverlayProps & ClientMenuProps) {
  const site = useSite();
  const { isFull } = useProvider();
  const { slug } = client;
  return (
    <DropdownMenu trigger={trigger} openedBy={openedBy} align="end">
      {slug && (
        <>
          <DropdownMenuItem asChild>
            <a href={paths.card(slug)} target="_blank" rel="noopener">
              <ExternalLink aria-hidden="true" />
              View card
              <span className="sr-only">(opens in a new tab)</span>
            </a>
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => void copyLink(cardUrl(site.url, slug))}>
            <Copy aria-hidden="true" />
            Copy card link
          </DropdownMenuItem>
        </>
      )}
      {isFull && (
        <DropdownMenuItem onSelect={onReset}>
          <KeyRound aria-hidden="true" />
          Reset link
        </DropdownMenuItem>
      )}
    </DropdownMenu>
  );
}

async function copyLink(link: string): Promise<void> {
  if (await copyText(link)) toast.success("Link copied");
}
