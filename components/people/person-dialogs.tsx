"use client";

import { PhoneInput } from "@/components/content/phone-input";
import { FormDialog } from "@/components/form/form-dialog";
import { SquarePictureField } from "@/components/picture/square-picture-field";
import type { DialogControl } from "@/components/ui/dialog";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { toast } from "@/components/ui/toast";
import { createPerson, updatePerson } from "@/lib/api/save-content";
import { type Person, personImageRule } from "@/lib/contract/content/person";
import { personLimits } from "@/lib/contract/content/values";
import { type PersonForm, personForm, valuesOf } from "./person-form";

export function CreatePersonDialog(dialog: DialogControl) {
  return (
    <FormDialog
      {...dialog}
      name="new-person"
      title="Add person"
      schema={personForm}
      defaultValues={valuesOf()}
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

export function EditPersonDialog({ person, ...dialog }: DialogControl & { person: Person }) {
  const { id, image } = person;
  return (
    <FormDialog
      {...dialog}
      name={`person-${id}`}
      title="Edit person"
      schema={personForm}
      defaultValues={valuesOf(person)}
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

/** `current`: the edited person's photo. */
export function PersonFields({ form, current = null }: { form: PersonForm; current?: string | null }) {
  const { control } = form;
  return (
    <>
      <FormField control={control} name="name" counter={{ max: personLimits.name }} label="Name" required>
        {(field) => <Input autoComplete="off" placeholder="For example: Ravi Kumar" {...field} />}
      </FormField>
      <FormField control={control} name="role" counter={{ max: personLimits.role }} label="Role">
        {(field) => <Input autoComplete="off" placeholder="For example: Sales" {...field} />}
      </FormField>
      <SquarePictureField
        form={form}
        name="image"
        label="Photo"
        rule={personImageRule}
        cropTitle="Crop the photo"
        current={current}
      />
      <FormField control={control} name="phone" label="Phone">
        {(field) => <PhoneInput {...field} />}
      </FormField>
      <FormField control={control} name="whatsapp" label="WhatsApp">
        {(field) => <PhoneInput {...field} />}
      </FormField>
      <FormField control={control} name="email" label="Email">
        {(field) => <Input type="email" autoComplete="off" {...field} />}
      </FormField>
    </>
  );
}
