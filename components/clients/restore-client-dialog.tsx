"use client";

import { FormDialog } from "@/components/form/form-dialog";
import { useT } from "@/components/i18n/translator-context";
import type { DialogControl } from "@/components/ui/dialog";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { toast } from "@/components/ui/toast";
import { restoreClient } from "@/lib/api/clients";
import { type DeletedClient, restoreClientSchema } from "@/lib/contract/clients/schema";

/** Used when the e-mail or phone number is taken by now. */
export function RestoreClientDialog({ client, ...dialog }: { client: DeletedClient } & DialogControl) {
  const t = useT();
  const { id, company_name: company, email, phone } = client;
  return (
    <FormDialog
      {...dialog}
      name={`restore-${id}`}
      title={t("clients.deleted.restore.title", { company })}
      description={t("clients.deleted.restore.description")}
      schema={restoreClientSchema}
      defaultValues={{ email, phone }}
      submitLabel={t("clients.deleted.restore.submit")}
      busyLabel={t("clients.deleted.restore.submitBusy")}
      failureText={t("clients.deleted.restore.failed")}
      onSubmit={async (input) => {
        await restoreClient(id, input);
        toast.success(t("clients.deleted.restore.done", { company }));
      }}
    >
      {({ control }) => (
        <>
          <FormField control={control} name="email" label={t("clients.deleted.restore.email")} required={email !== ""}>
            {(field) => <Input type="email" autoComplete="off" autoCapitalize="none" {...field} />}
          </FormField>
          <FormField control={control} name="phone" label={t("clients.deleted.restore.phone")}>
            {(field) => <Input type="tel" autoComplete="off" {...field} />}
          </FormField>
        </>
      )}
    </FormDialog>
  );
}
