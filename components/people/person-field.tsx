"use client";

import { LinkFields, type LinksControl } from "@/components/content/link-fields";
import { PhoneInput } from "@/components/content/phone-input";
import { useT } from "@/components/i18n/translator-context";
import { type Branches, BranchSelect } from "@/components/joining/branch-select";
import { ListFields } from "@/components/list/list-fields";
import { SquarePictureField } from "@/components/picture/square-picture-field";
import { OpeningHoursFields } from "@/components/profile/form/opening-hours-fields";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { Textarea } from "@/components/ui/field/textarea";
import type { MemberField } from "@/lib/contract/content/member-rules";
import { personImageRule } from "@/lib/contract/content/person";
import { personLimits } from "@/lib/contract/content/values";
import { memberFieldNames } from "./member-texts";
import type { PersonForm } from "./person-form";

type PersonFieldProps = {
  form: PersonForm;
  name: MemberField;
  /** The photo so far. */
  current?: string | null;
  branches?: Branches;
  /** Whether it has to be one of the branches. */
  isInBranch?: boolean;
  /** Whether it is one's own card. */
  isOwn?: boolean;
};

/** One field of a person's form. */
export function PersonField({ form, name, current = null, branches = [], isInBranch, isOwn }: PersonFieldProps) {
  const t = useT();
  const shared = { control: form.control, name, label: t(memberFieldNames[name]) } as const;
  switch (name) {
    case "name":
      return (
        <FormField {...shared} name={name} counter={{ max: personLimits.name }} required>
          {(field) => <Input autoComplete="off" placeholder={t("people.fields.namePlaceholder")} {...field} />}
        </FormField>
      );
    case "role":
      return (
        <FormField {...shared} name={name} counter={{ max: personLimits.role }}>
          {(field) => <Input autoComplete="off" placeholder={t("people.fields.rolePlaceholder")} {...field} />}
        </FormField>
      );
    case "image":
      return (
        <SquarePictureField
          form={form}
          name={name}
          label={shared.label}
          rule={personImageRule}
          cropTitle={t("people.fields.crop")}
          current={current}
        />
      );
    case "branch_id":
      return (
        <FormField {...shared} name={name}>
          {(field) => (
            <BranchSelect branches={branches} none={isInBranch ? undefined : t("people.fields.noBranch")} {...field} />
          )}
        </FormField>
      );
    case "phone":
    case "whatsapp":
      return (
        <FormField {...shared} name={name}>
          {(field) => <PhoneInput {...field} />}
        </FormField>
      );
    case "email":
      return (
        <FormField {...shared} name={name}>
          {(field) => <Input type="email" autoComplete="off" {...field} />}
        </FormField>
      );
    case "about":
      return (
        <FormField
          {...shared}
          name={name}
          counter={{ max: personLimits.about }}
          hint={t(isOwn ? "people.own.aboutHint" : "people.fields.aboutHint")}
        >
          {(field) => <Textarea {...field} />}
        </FormField>
      );
    case "links":
      return <PersonLinks form={form} />;
    case "hours":
      return (
        <OpeningHoursFields
          control={form.control}
          name={name}
          label={shared.label}
          hint={t(isOwn ? "people.own.hoursHint" : "people.fields.hoursHint")}
        />
      );
  }
}

function PersonLinks({ form: { control } }: { form: PersonForm }) {
  const t = useT();
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-3 text-sm font-medium">{t("people.fields.links")}</legend>
      <ListFields
        control={control}
        name="links"
        words="profile.links.list"
        max={personLimits.links}
        empty={{ title: "", url: "", icon: "globe" }}
      >
        {(index) => (
          <div className="grid gap-4 sm:grid-cols-2">
            <LinkFields control={control as unknown as LinksControl} index={index} />
          </div>
        )}
      </ListFields>
    </fieldset>
  );
}
