"use client";

import { FormDialog } from "@/components/form/form-dialog";
import type { DialogControl } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import { updatePerson } from "@/lib/api/save-content";
import type { Person } from "@/lib/contract/content/person";
import { PersonFields } from "./person-fields";
import { personForm } from "./person-form";

export function EditPersonDialog({ person, ...dialog }: DialogControl & { person: Person }) {
  const { id, name, role, phone, whatsapp, email, image } = person;
  return (
    <FormDialog
      {...dialog}
      name={`person-${id}`}
      title="Edit person"
      schema={personForm}
      defaultValues={{ name, role, phone, whatsapp, email, image: undefined }}
      submitLabel="Update person"
      busyLabel="Updating..."
      failureText="Failed to update person"
      onSubmit={async (input, options) => {
        await updatePerson(id, input, input.image ? options : undefined);
        toast.success(`${input.name} was updated`);
      }}
    >
      {(form) => <PersonFields form={form} current={image} />}
    </FormDialog>
  );
}
