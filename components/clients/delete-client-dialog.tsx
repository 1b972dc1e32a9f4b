"use client";

import { DeleteDialog } from "@/components/content/delete-dialog";
import { useT } from "@/components/i18n/translator-context";
import type { DialogControl } from "@/components/ui/dialog";
import { deleteClient } from "@/lib/api/save-clients";
import type { Client } from "@/lib/contract/clients/schema";
import { clientTexts } from "./client-texts";

type DeleteClientDialogProps = DialogControl & {
  client: Client;
  onDeleted?: () => void;
};

export function DeleteClientDialog({ client, onDeleted, ...dialog }: DeleteClientDialogProps) {
  const t = useT();
  async function remove() {
    await deleteClient(client.id);
    onDeleted?.();
  }
  return (
    <DeleteDialog
      words="clients.delete"
      name={clientTexts.companyName(t, client)}
      failureText={t("clients.delete.failedTryAgain")}
      onDelete={remove}
      {...dialog}
    />
  );
}
