"use client";

import { useWatch } from "react-hook-form";
import { MoreFields } from "@/components/form/more-fields";
import type { OwnText } from "@/components/form/own-words/own-words";
import { useT } from "@/components/i18n/translator-context";
import { listNotes } from "@/components/profile/hours/list-notes";
import { useSite } from "@/components/session/site";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { Select } from "@/components/ui/field/select";
import { useTeam } from "@/lib/api/team";
import { cardUrl } from "@/lib/card/card-url";
import { appointmentWays, personLimits } from "@/lib/contract/content/values";
import type { PlainLink } from "@/lib/contract/links";
import type { OpeningHours } from "@/lib/contract/opening-hours";
import { textLimits } from "@/lib/contract/values";
import { sideBySide } from "@/lib/i18n/isolate";
import type { T } from "@/lib/i18n/translator";
import { appointmentWayNames } from "./member-texts";
import { PersonField } from "./person-field";
import type { PersonForm } from "./person-form";

/** What a person's form may say in other languages. */
export function listPersonTexts(t: T, links: readonly PlainLink[], hours: OpeningHours | null): OwnText[] {
  return [
    { name: "name", label: t("people.fields.name"), max: personLimits.name },
    { name: "role", label: t("people.fields.role"), max: personLimits.role },
    { name: "about", label: t("people.fields.about"), max: personLimits.about, isLong: true },
    ...links.map((_, index) => ({
      of: `links.${index}`,
      heading: t("people.fields.links"),
      name: "title",
      label: sideBySide(t, [t("profile.links.name"), t("profile.links.list.item", { number: index + 1 })]),
      max: textLimits.linkTitle,
    })),
    ...listNotes(t, "hours", hours, t("people.fields.hours")),
  ];
}

/** What only a person's own card shows; nothing while people have none. */
export function OwnCardFields({ form }: { form: PersonForm }) {
  const t = useT();
  const { control } = form;
  const { data: team } = useTeam();
  if (!team?.person_cards) return null;
  return (
    <MoreFields
      control={control}
      names={["about", "handle", "links", "hours", "appointments"]}
      label={t("people.fields.ownCard")}
    >
      <div className="flex flex-col gap-5 py-4">
        <PersonField form={form} name="about" />
        {team.person_handles && <HandleField control={control} slug={team.slug} />}
        <PersonField form={form} name="links" />
        <PersonField form={form} name="hours" />
        {team.takes_appointments && <AppointmentsField control={control} />}
      </div>
    </MoreFields>
  );
}

function AppointmentsField({ control }: Pick<PersonForm, "control">) {
  const t = useT();
  return (
    <FormField
      control={control}
      name="appointments"
      label={t("people.fields.appointments")}
      hint={t("people.fields.appointmentsHint")}
    >
      {(field) => (
        <Select {...field}>
          {appointmentWays.map((way) => (
            <option key={way} value={way}>
              {t(appointmentWayNames[way])}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  );
}

/** With the whole address, as it is typed. */
function HandleField({ control, slug }: { control: PersonForm["control"]; slug: string }) {
  const t = useT();
  const site = useSite();
  const handle = useWatch({ control, name: "handle" }).trim().toLowerCase();
  return (
    <FormField
      control={control}
      name="handle"
      label={t("people.fields.handle")}
      hint={
        <>
          {handle && (
            <bdi className="block font-medium text-foreground wrap-anywhere">{`${cardUrl(site.url, slug)}/${handle}`}</bdi>
          )}
          {t("people.fields.handleHint")}
        </>
      }
    >
      {(field) => <Input autoComplete="off" autoCapitalize="none" autoCorrect="off" spellCheck={false} {...field} />}
    </FormField>
  );
}
