"use client";

import { FormDialog } from "@/components/form/form-dialog";
import type { DialogControl } from "@/components/ui/overlay/dialog";
import { toast } from "@/components/ui/toast";
import { type AskedPassword, askedPasswordSchema } from "@/lib/contract/account";
import { CurrentPasswordField } from "./password-fields";

export type AskedPasswordDialogProps = DialogControl & {
  /** Tells this question from all others. */
  name: string;
  title: string;
  description: string;
  submitLabel: string;
  busyLabel: string;
  destructive?: boolean;
  /** Gives what is said once it is done. */
  act: (input: AskedPassword) => Promise<string>;
};

/** Asks for the password before something is done that nobody may who merely finds the dashboard open. */
export function AskedPasswordDialog({ act, ...dialog }: AskedPasswordDialogProps) {
  return (
    <FormDialog
      {...dialog}
      schema={askedPasswordSchema}
      defaultValues={{ current_password: "" }}
      failureText="Could not do that. Please try again."
      onSubmit={async (input) => {
        toast.success(await act(input));
      }}
    >
      {({ control }) => <CurrentPasswordField control={control} hint="Your own, so that nobody else does this" />}
    </FormDialog>
  );
}
