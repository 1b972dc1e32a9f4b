"use client";

import { type Control, type FieldPath, type FieldValues, useWatch } from "react-hook-form";
import { type OwnText, SiteWords } from "@/components/form/own-words/own-words";
import { useT } from "@/components/i18n/translator-context";
import { CheckField } from "@/components/ui/field/check-field";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { Select } from "@/components/ui/field/select";
import { Textarea } from "@/components/ui/field/textarea";
import { usePlans } from "@/lib/api/plans";
import { announcementLimits } from "@/lib/contract/announcements/values";
import { AnnouncementBanner } from "./announcement-banners";
import { type MaintenanceForm, type NewsForm, readMoment } from "./announcement-form";

export function NewsFields({ form }: { form: NewsForm }) {
  const t = useT();
  const { control } = form;
  const texts: OwnText[] = [
    { name: "title", label: t("announcements.fields.title"), max: announcementLimits.title },
    { name: "text", label: t("announcements.fields.text"), max: announcementLimits.text, isLong: true },
  ];
  return (
    <>
      <SiteWords form={form} texts={texts}>
        <FormField
          control={control}
          name="title"
          counter={{ max: announcementLimits.title }}
          label={t("announcements.fields.title")}
          required
        >
          {(field) => <Input autoComplete="off" {...field} />}
        </FormField>
        <FormField
          control={control}
          name="text"
          counter={{ max: announcementLimits.text }}
          label={t("announcements.fields.text")}
          required
        >
          {(field) => <Textarea {...field} />}
        </FormField>
      </SiteWords>
      <FormField
        control={control}
        name="link"
        label={t("announcements.fields.link")}
        hint={t("announcements.fields.linkHint")}
      >
        {(field) => <Input dir="ltr" inputMode="url" autoComplete="off" {...field} />}
      </FormField>
      <div className="grid grid-cols-2 items-start gap-4 large-text:grid-cols-1">
        <FormField control={control} name="first_on" label={t("announcements.fields.firstOn")} required>
          {(field) => <Input type="date" {...field} />}
        </FormField>
        <FormField control={control} name="last_on" label={t("announcements.fields.lastOn")} required>
          {(field) => <Input type="date" {...field} />}
        </FormField>
      </div>
      <PlanField form={form} />
      <CheckField
        control={control}
        name="by_mail"
        label={t("announcements.fields.byMail")}
        hint={t("announcements.fields.byMailHint")}
      />
      <NewsPreview form={form} />
    </>
  );
}

/** Whom it is for; nothing to choose on a site without plans. */
function PlanField({ form: { control } }: { form: NewsForm }) {
  const t = useT();
  const plans = usePlans().data?.results ?? [];
  if (plans.length === 0) return null;
  return (
    <FormField control={control} name="plan_id" label={t("announcements.fields.plan")}>
      {({ value, onChange, ...field }) => (
        <Select
          {...field}
          value={value ?? ""}
          onChange={(event) => onChange(event.target.value === "" ? null : Number(event.target.value))}
        >
          <option value="">{t("announcements.all")}</option>
          {plans.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  );
}

function NewsPreview({ form: { control } }: { form: NewsForm }) {
  const [title, text, link] = useWatch({ control, name: ["title", "text", "link"] });
  if (!title && !text) return null;
  return <Preview announcement={{ kind: "news", title, text, link, starts_at: "", ends_at: "" }} />;
}

export function MaintenanceFields({ form }: { form: MaintenanceForm }) {
  const t = useT();
  const { control } = form;
  const [from, to] = useWatch({ control, name: ["starts_at", "ends_at"] });
  const [starts_at, ends_at] = [readMoment(from), readMoment(to)];
  return (
    <>
      <MomentField control={control} name="starts_at" label={t("announcements.fields.startsAt")} />
      <MomentField control={control} name="ends_at" label={t("announcements.fields.endsAt")} />
      {starts_at && ends_at && (
        <Preview announcement={{ kind: "maintenance", title: "", text: "", link: "", starts_at, ends_at }} />
      )}
    </>
  );
}

type MomentFieldProps<V extends FieldValues, O> = {
  control: Control<V, unknown, O>;
  name: FieldPath<V>;
  label: string;
};

function MomentField<V extends FieldValues, O>(props: MomentFieldProps<V, O>) {
  const t = useT();
  return (
    <FormField {...props} hint={t("announcements.fields.ownClock")} required>
      {(field) => <Input type="datetime-local" {...field} />}
    </FormField>
  );
}

function Preview({ announcement }: Pick<Parameters<typeof AnnouncementBanner>[0], "announcement">) {
  const t = useT();
  return (
    <section aria-label={t("announcements.preview")} className="flex flex-col gap-2">
      <p className="text-sm font-medium">{t("announcements.preview")}</p>
      <AnnouncementBanner announcement={announcement} />
    </section>
  );
}
