"use client";

import { FormDialog } from "@/components/form/form-dialog";
import type { DialogControl } from "@/components/ui/dialog";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { toast } from "@/components/ui/toast";
import { renamePasskey } from "@/lib/api/sign-in/passkeys";
import { type Passkey, renamePasskeySchema } from "@/lib/contract/identity/schema";
import { passkeyLimits } from "@/lib/contract/identity/values";
import { nameBrowser } from "@/lib/format/browser";

export function RenamePasskeyDialog({ passkey, ...dialog }: { passkey: Passkey } & DialogControl) {
  const madeIn = nameBrowser(passkey);
  return (
    <FormDialog
      {...dialog}
      name={`passkey-${passkey.id}`}
      title="Rename this passkey"
      schema={renamePasskeySchema}
      defaultValues={{ name: passkey.name ?? "" }}
      submitLabel="Save"
      busyLabel="Saving..."
      failureText="Failed to rename the passkey"
      onSubmit={async (input) => {
        await renamePasskey(passkey.id, input);
        toast.success(`Renamed to ${input.name || madeIn}`);
      }}
    >
      {({ control }) => (
        <FormField
          control={control}
          name="name"
          counter={{ max: passkeyLimits.name }}
          label="Name"
          hint={`Leave empty to use “${madeIn}”`}
        >
          {(field) => <Input autoComplete="off" placeholder={madeIn} {...field} />}
        </FormField>
      )}
    </FormDialog>
  );
}
