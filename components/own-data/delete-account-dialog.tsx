"use client";

import { useT } from "@/components/i18n/translator-context";
import { OwnerProofDialog } from "@/components/password/owner-proof-dialog";
import type { DialogControl } from "@/components/ui/dialog";
import { deleteOwnAccount } from "@/lib/api/own-data";

export function DeleteAccountDialog(dialog: DialogControl) {
  const t = useT();
  return (
    <OwnerProofDialog
      {...dialog}
      name="delete-own-account"
      title={t("own-data.delete.title")}
      description={t("own-data.delete.what")}
      submitLabel={t("own-data.delete.submit")}
      busyLabel={t("own-data.delete.busy")}
      destructive
      act={async (proof) => {
        await deleteOwnAccount(proof);
        return t("own-data.delete.done");
      }}
    />
  );
}
