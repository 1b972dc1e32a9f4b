"use client";

import { FormDialog } from "@/components/form/form-dialog";
import { useT } from "@/components/i18n/translator-context";
import type { DialogControl } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import { type OwnerProof, ownerProofSchema } from "@/lib/contract/identity/schema";
import { OwnerProofFields } from "./owner-proof";

export type OwnerProofDialogProps = DialogControl & {
  /** Key of the form's draft. */
  name: string;
  title: string;
  description: string;
  submitLabel: string;
  busyLabel: string;
  destructive?: boolean;
  /** Gives what is said once it is done. */
  act: (input: OwnerProof) => Promise<string>;
};

/** Re-authentication before a sensitive action. */
export function OwnerProofDialog({ act, ...dialog }: OwnerProofDialogProps) {
  const t = useT();
  return (
    <FormDialog
      {...dialog}
      schema={ownerProofSchema}
      defaultValues={{ current_password: "" }}
      failureText={t("account.proof.failed")}
      onSubmit={async (input) => {
        toast.success(await act(input));
      }}
    >
      {(form) => <OwnerProofFields form={form} hint={t("account.proof.hint")} />}
    </FormDialog>
  );
}
