"use client";

import { DeleteDialog } from "@/components/content/delete-dialog";
import { deleteClient } from "@/lib/api/clients";
import type { Client } from "@/lib/contract/client";
import { clientTexts } from "./client-texts";

type DeleteClientDialogProps = {
  client: Client;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  warning?: string;
  onDeleted?: () => void;
};

export function DeleteClientDialog({ client, onDeleted, ...dialog }: DeleteClientDialogProps) {
  async function remove() {
    await deleteClient(client.id);
    onDeleted?.();
  }
  return (
    <DeleteDialog
      noun="client"
      name={clientTexts.companyName(client)}
      failureText="Failed to delete client. Please try again."
      onDelete={remove}
      {...dialog}
    />
  );
}
