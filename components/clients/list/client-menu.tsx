"use client";

import { EllipsisVertical } from "lucide-react";
import { Button } from "@/components/ui/button";
import { lazyOverlay } from "@/components/ui/lazy";
import type { Client } from "@/lib/contract/clients/schema";
import { clientTexts } from "../client-texts";

const ClientMenuItems = lazyOverlay("menu", () => import("./client-menu-items").then((file) => file.ClientMenuItems));

export type ClientMenuProps = {
  client: Client;
  siteUrl: string;
  /** Asks for a link to set a new password. */
  onReset: () => void;
};

/** What is done with a client less often. */
export function ClientMenu(props: ClientMenuProps) {
  return (
    <ClientMenuItems
      {...props}
      trigger={
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={`More for ${clientTexts.companyName(props.client)}`}
          title="More"
        >
          <EllipsisVertical aria-hidden="true" />
        </Button>
      }
    />
  );
}
