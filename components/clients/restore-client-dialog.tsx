"use client";

import { FormDialog } from "@/components/form/form-dialog";
import type { DialogControl } from "@/components/ui/dialog";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { toast } from "@/components/ui/toast";
import { restoreClient } from "@/lib/api/clients";
import { type DeletedClient, restoreClientSchema } from "@/lib/contract/clients/schema";

/** Used when the e-mail or phone number is taken by now. */
export function RestoreClientDialog({ client, ...dialog }: { client: DeletedClient } & DialogControl) {
  const { id, company_name: company, email, phone } = client;
  return (
    <FormDialog
      {...dialog}
      name={`restore-${id}`}
      title={`Restore ${company}`}
      description="Another client now uses its email or phone number. Type new ones."
      schema={restoreClientSchema}
      defaultValues={{ email, phone }}
      submitLabel="Restore"
      busyLabel="Restoring..."
      failureText="The client could not be restored. Please try again."
      onSubmit={async (input) => {
        await restoreClient(id, input);
        toast.success(`${company} is restored`);
      }}
    >
      {({ control }) => (
        <>
          <FormField control={control} name="email" label="Email" required>
            {(field) => <Input type="email" autoComplete="off" autoCapitalize="none" {...field} />}
          </FormField>
          <FormField control={control} name="phone" label="Phone">
            {(field) => <Input type="tel" autoComplete="off" {...field} />}
          </FormField>
        </>
      )}
    </FormDialog>
  );
}
