"use client";

import { useWatch } from "react-hook-form";
import { FormDialog } from "@/components/form/form-dialog";
import { OwnWords } from "@/components/form/own-words/own-words";
import { rich } from "@/components/i18n/rich";
import { useT } from "@/components/i18n/translator-context";
import { useCan } from "@/components/session/session-user";
import type { DialogControl } from "@/components/ui/dialog";
import { Link } from "@/components/ui/navigation/link";
import { toast } from "@/components/ui/toast";
import { useHasTeam } from "@/lib/api/has-team";
import { createPerson, updatePerson } from "@/lib/api/save-content";
import { useTeam } from "@/lib/api/team";
import type { Person } from "@/lib/contract/content/person";
import * as paths from "@/lib/paths";
import { listPersonTexts, OwnCardFields } from "./own-card-fields";
import { PersonField } from "./person-field";
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
      {(form) => (
        <>
          <PersonFields form={form} />
          <ManyPeople />
        </>
      )}
    </FormDialog>
  );
}

/** The way to a team for whoever has none so far. */
function ManyPeople() {
  const t = useT();
  const hasTeam = useHasTeam();
  const mayInvite = useCan("team.invite");
  if (hasTeam || !mayInvite) return null;
  return (
    <p className="text-sm text-muted-foreground">
      {rich(t, "people.add.many", {
        link: (inner) => (
          <Link
            href={paths.invitePeople}
            className="touch-target rounded-sm text-primary underline underline-offset-4 focus-ring"
          >
            {inner}
          </Link>
        ),
      })}
    </p>
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

const shown = ["name", "role", "image", "phone", "whatsapp", "email"] as const;

/** `current`: the edited person's photo. */
export function PersonFields({ form, current = null }: { form: PersonForm; current?: string | null }) {
  const t = useT();
  const [links, hours] = useWatch({ control: form.control, name: ["links", "hours"] });
  return (
    <OwnWords form={form} texts={listPersonTexts(t, links, hours)}>
      {shown.map((name) => (
        <PersonField key={name} form={form} name={name} current={current} />
      ))}
      <BranchField form={form} />
      <OwnCardFields form={form} />
    </OwnWords>
  );
}

/** Where they work; nothing where the caller has no branch to choose, or they work in another manager's. */
function BranchField({ form }: { form: PersonForm }) {
  const isOwners = useCan("team.manage");
  const { branches = [] } = useTeam().data ?? {};
  const current = Number(form.getValues("branch_id"));
  if (branches.length === 0 || (current && branches.every(({ id }) => id !== current))) return null;
  return <PersonField form={form} name="branch_id" branches={branches} isInBranch={!isOwners} />;
}
