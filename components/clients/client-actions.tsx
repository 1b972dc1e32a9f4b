"use client";

import { EllipsisVertical, Eye, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { Button, buttonVariants } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { lazyDialog, lazyOverlay } from "@/components/ui/lazy";
import { Link } from "@/components/ui/navigation/link";
import { withMessages } from "@/lib/browser/messages";
import type { Client } from "@/lib/contract/clients/schema";
import * as paths from "@/lib/paths";
import { clientTexts } from "./client-texts";
import { DeleteClientDialog } from "./delete-client-dialog";

const ResetLinkDialog = lazyDialog(
  withMessages(["account"], () =>
    import("@/components/reset-links/reset-link-dialog").then((file) => file.ResetLinkDialog),
  ),
);

/** Icons in a table row, icons with words in a card. */
const square = "md:size-9 md:px-0 md:pointer-coarse:size-11";
const word = "md:sr-only";
const squareLink = cn(buttonVariants({ variant: "ghost", size: "sm" }), square);

export function ClientActions({ client }: { client: Client }) {
  const t = useT();
  const [isResetting, setIsResetting] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const name = clientTexts.companyName(t, client);
  return (
    <div className="flex items-center gap-1 md:justify-end">
      <Link
        href={paths.client(client.id)}
        aria-label={t("clients.actions.viewLabel", { name })}
        title={t("clients.actions.view")}
        className={squareLink}
      >
        <Eye aria-hidden="true" />
        <span className={word}>{t("clients.actions.view")}</span>
      </Link>
      <Link
        href={paths.editClient(client.id)}
        aria-label={t("clients.actions.editLabel", { name })}
        title={t("clients.actions.edit")}
        className={squareLink}
      >
        <Pencil aria-hidden="true" />
        <span className={word}>{t("clients.actions.edit")}</span>
      </Link>
      <ClientMenu client={client} onReset={() => setIsResetting(true)} />
      <Button
        variant="destructive-ghost"
        size="sm"
        className={`${square} max-md:ms-auto`}
        aria-label={t("common.delete.title", { name })}
        title={t("common.delete.action")}
        onClick={() => setIsDeleting(true)}
      >
        <Trash2 aria-hidden="true" />
        <span className={word}>{t("common.delete.action")}</span>
      </Button>
      <DeleteClientDialog client={client} open={isDeleting} onOpenChange={setIsDeleting} />
      <ResetLinkDialog
        clientId={client.id}
        companyName={name}
        phone={client.phone}
        open={isResetting}
        onOpenChange={setIsResetting}
      />
    </div>
  );
}

const ClientMenuItems = lazyOverlay(
  "menu",
  withMessages(["clients"], () => import("./client-menu-items").then((file) => file.ClientMenuItems)),
);

export type ClientMenuProps = {
  client: Client;
  onReset: () => void;
};

function ClientMenu(props: ClientMenuProps) {
  const t = useT();
  return (
    <ClientMenuItems
      {...props}
      trigger={
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={t("clients.actions.moreLabel", { name: clientTexts.companyName(t, props.client) })}
          title={t("clients.actions.more")}
        >
          <EllipsisVertical aria-hidden="true" />
        </Button>
      }
    />
  );
}
