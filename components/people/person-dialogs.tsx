"use client";

import { PhoneInput } from "@/components/content/phone-input";
import { FormDialog } from "@/components/form/form-dialog";
import { OwnWords } from "@/components/form/own-words/own-words";
import { useT } from "@/components/i18n/translator-context";
import { SquarePictureField } from "@/components/picture/square-picture-field";
import { useCan } from "@/components/session/session-user";
import type { DialogControl } from "@/components/ui/dialog";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { Select } from "@/components/ui/field/select";
import { toast } from "@/components/ui/toast";
import { createPerson, updatePerson } from "@/lib/api/save-content";
import { useTeam } from "@/lib/api/team";
import { type Person, personImageRule } from "@/lib/contract/content/person";
import { personLimits } from "@/lib/contract/content/values";
import { type PersonForm, personForm, valuesOf } from "./person-form";

export function CreatePersonDialog(dialog: DialogControl) {
  const t = useT();
  const isOwners = useCan("team.manage");
  const { branches = [] } = useTeam().data ?? {};
  return (
    <FormDialog
      {...dialog}
      name="new-person"
      title={t("people.add.title")}
      schema={personForm}
      defaultValues={{ ...valuesOf(), ...(!isOwners && { branch_id: String(branches[0]?.id ?? "") }) }}
      submitLabel={t("people.add.submit")}
      busyLabel={t("people.add.busy")}
      failureText={t("people.add.failed")}
      onSubmit={async ({ image, ...input }, options) => {
        await createPerson({ ...input, image: image || undefined }, image ? options : undefined);
        toast.success(t("people.add.done", { name: input.name }));
      }}
    >
      {(form) => <PersonFields form={form} />}
    </FormDialog>
  );
}

export function EditPersonDialog({ person, ...dialog }: DialogControl & { person: Person }) {
  const t = useT();
  const { id, image } = person;
  return (
    <FormDialog
      {...dialog}
      name={`person-${id}`}
      title={t("people.edit.title")}
      schema={personForm}
      defaultValues={valuesOf(person)}
      submitLabel={t("people.edit.submit")}
      busyLabel={t("people.edit.busy")}
      failureText={t("people.edit.failed")}
      onSubmit={async (input, options) => {
        await updatePerson(id, input, input.image ? options : undefined);
        toast.success(t("people.edit.done", { name: input.name }));
      }}
    >
      {(form) => <PersonFields form={form} current={image} />}
    </FormDialog>
  );
}

/** `current`: the edited person's photo. */
export function PersonFields({ form, current = null }: { form: PersonForm; current?: string | null }) {
  const t = useT();
  const { control } = form;
  const texts = [
    { name: "name", label: t("people.fields.name"), max: personLimits.name },
    { name: "role", label: t("people.fields.role"), max: personLimits.role },
  ];
  return (
    <OwnWords form={form} texts={texts}>
      <FormField
        control={control}
        name="name"
        counter={{ max: personLimits.name }}
        label={t("people.fields.name")}
        required
      >
        {(field) => <Input autoComplete="off" placeholder={t("people.fields.namePlaceholder")} {...field} />}
      </FormField>
      <FormField control={control} name="role" counter={{ max: personLimits.role }} label={t("people.fields.role")}>
        {(field) => <Input autoComplete="off" placeholder={t("people.fields.rolePlaceholder")} {...field} />}
      </FormField>
      <SquarePictureField
        form={form}
        name="image"
        label={t("people.fields.photo")}
        rule={personImageRule}
        cropTitle={t("people.fields.crop")}
        current={current}
      />
      <BranchField form={form} />
      <FormField control={control} name="phone" label={t("people.fields.phone")}>
        {(field) => <PhoneInput {...field} />}
      </FormField>
      <FormField control={control} name="whatsapp" label="WhatsApp">
        {(field) => <PhoneInput {...field} />}
      </FormField>
      <FormField control={control} name="email" label={t("people.fields.email")}>
        {(field) => <Input type="email" autoComplete="off" {...field} />}
      </FormField>
    </OwnWords>
  );
}

/** Where they work; nothing where the caller has no branch to choose, or they work in another manager's. */
function BranchField({ form }: { form: PersonForm }) {
  const t = useT();
  const isOwners = useCan("team.manage");
  const { branches = [] } = useTeam().data ?? {};
  const current = Number(form.getValues("branch_id"));
  if (branches.length === 0 || (current && branches.every(({ id }) => id !== current))) return null;
  return (
    <FormField control={form.control} name="branch_id" label={t("people.fields.branch")}>
      {(field) => (
        <Select {...field}>
          {isOwners && <option value="">{t("people.fields.noBranch")}</option>}
          {branches.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  );
}
