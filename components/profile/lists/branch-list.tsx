"use client";

import { PhoneInput } from "@/components/content/phone-input";
import { useT } from "@/components/i18n/translator-context";
import { ListFields } from "@/components/list/list-fields";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { Textarea } from "@/components/ui/field/textarea";
import { profileLimits } from "@/lib/contract/cards/values";
import { OpeningHoursFields } from "../form/opening-hours-fields";
import type { ProfileFormControl } from "../form/profile-form-values";

/** Further places, each with address, number, map and hours. */
export function BranchList({ control }: { control: ProfileFormControl }) {
  const t = useT();
  return (
    <ListFields
      control={control}
      name="branches"
      words="profile.branches.list"
      max={profileLimits.branches.max}
      empty={{ name: "", address: "", phone: "", location: "", opening_hours: null }}
    >
      {(index) => (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <FormField
              control={control}
              name={`branches.${index}.name`}
              counter={{ max: profileLimits.branches.name }}
              label={t("profile.branches.name")}
              required
            >
              {(field) => <Input placeholder={t("profile.branches.nameExample")} autoComplete="off" {...field} />}
            </FormField>
            <FormField control={control} name={`branches.${index}.phone`} label={t("profile.branches.phone")}>
              {(field) => <PhoneInput {...field} />}
            </FormField>
            <FormField
              control={control}
              name={`branches.${index}.address`}
              counter={{ max: profileLimits.address }}
              label={t("profile.branches.address")}
              className="sm:col-span-2"
            >
              {(field) => <Textarea autoComplete="off" {...field} />}
            </FormField>
            <FormField
              control={control}
              name={`branches.${index}.location`}
              label={t("profile.branches.mapLink")}
              className="sm:col-span-2"
            >
              {(field) => <Input type="url" inputMode="url" placeholder="https://maps.app.goo.gl/..." {...field} />}
            </FormField>
          </div>
          <OpeningHoursFields control={control} name={`branches.${index}.opening_hours`} />
        </>
      )}
    </ListFields>
  );
}
