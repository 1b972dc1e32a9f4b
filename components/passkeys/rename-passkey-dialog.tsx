"use client";

import { FormDialog } from "@/components/form/form-dialog";
import { useT } from "@/components/i18n/translator-context";
import type { DialogControl } from "@/components/ui/dialog";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { toast } from "@/components/ui/toast";
import { renamePasskey } from "@/lib/api/sign-in/passkeys";
import { type Passkey, renamePasskeySchema } from "@/lib/contract/identity/schema";
import { passkeyLimits } from "@/lib/contract/identity/values";
import { nameBrowser } from "@/lib/format/browser";

export function RenamePasskeyDialog({ passkey, ...dialog }: { passkey: Passkey } & DialogControl) {
  const t = useT();
  const madeIn = nameBrowser(t, passkey);
  return (
    <FormDialog
      {...dialog}
      name={`passkey-${passkey.id}`}
      title={t("account.passkeys.rename.title")}
      schema={renamePasskeySchema}
      defaultValues={{ name: passkey.name ?? "" }}
      submitLabel={t("common.save")}
      busyLabel={t("common.saving")}
      failureText={t("account.passkeys.rename.failed")}
      onSubmit={async (input) => {
        await renamePasskey(passkey.id, input);
        toast.success(t("account.passkeys.rename.done", { name: input.name || madeIn }));
      }}
    >
      {({ control }) => (
        <FormField
          control={control}
          name="name"
          counter={{ max: passkeyLimits.name }}
          label={t("account.passkeys.rename.name")}
          hint={t("account.passkeys.rename.hint", { name: madeIn })}
        >
          {(field) => <Input autoComplete="off" placeholder={madeIn} {...field} />}
        </FormField>
      )}
    </FormDialog>
  );
}
