"use client";

import { FormDialog } from "@/components/form/form-dialog";
import type { DialogControl } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import { createPerson } from "@/lib/api/save-content";
import { PersonFields } from "./person-fields";
import { personForm } from "./person-form";

export function CreatePersonDialog(dialog: DialogControl) {
  return (
    <FormDialog
      {...dialog}
      name="new-person"
      title="Add person"
      schema={personForm}
      defaultValues={{ name: "", role: "", phone: "", whatsapp: "", email: "", image: undefined }}
      submitLabel="Add person"
      busyLabel="Adding..."
      failureText="Failed to add person"
      onSubmit={async ({ image, ...input }, options) => {
        await createPerson({ ...input, image: image || undefined }, image ? options : undefined);
        toast.success(`${input.name} was added`);
      }}
    >
      {(form) => <PersonFields form={form} />}
    </FormDialog>
  );
}
