"use client";

import { DeleteBox } from "@/components/content/delete-box";
import type { DialogControl } from "@/components/ui/overlay/dialog";
import { deleteClient } from "@/lib/api/save-clients";
import type { Client } from "@/lib/contract/clients/schema";
import { clientTexts } from "./client-texts";

type DeleteClientBoxProps = DialogControl & {
  client: Client;
  warning?: string;
  onDeleted?: () => void;
};

export function DeleteClientBox({ client, onDeleted, ...dialog }: DeleteClientBoxProps) {
  async function remove() {
    await deleteClient(client.id);
    onDeleted?.();
  }
  return (
    <DeleteBox
      noun="client"
      name={clientTexts.companyName(client)}
      failureText="Failed to delete client. Please try again."
      onDelete={remove}
      {...dialog}
    />
  );
}
