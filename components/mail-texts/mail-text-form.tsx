"use client";

import { CardForm } from "@/components/form/card-form";
import { useT } from "@/components/i18n/translator-context";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { Textarea } from "@/components/ui/field/textarea";
import { toast } from "@/components/ui/toast";
import { writeMailText } from "@/lib/api/mail-texts";
import { withMessages } from "@/lib/browser/messages";
import type { MailText } from "@/lib/contract/mail-texts/schema";
import { mailTextLimits } from "@/lib/contract/mail-texts/values";
import { languages } from "@/lib/i18n/languages";
import * as paths from "@/lib/paths";
import { MailPreview } from "./mail-preview";
import { type TextForm, valuesOf } from "./mail-text-values";
import { PlaceholderButtons, useInsertion } from "./placeholder-buttons";
import { PutBackAction } from "./put-back-action";

const loadSchema = withMessages(["mail-texts-rules"], () =>
  import("@/lib/contract/mail-texts/schema").then(({ saveMailTextSchema }) => saveMailTextSchema),
);

export function MailTextForm({ text }: { text: MailText }) {
  const t = useT();
  const { kind, language } = text;
  return (
    <CardForm
      name={`mail-text-${kind}-${language}`}
      schema={loadSchema}
      defaultValues={valuesOf(text)}
      submitLabel={t("common.save")}
      busyLabel={t("common.saving")}
      cancelHref={paths.dashboard}
      failureText={t("mail-texts.saveFailed")}
      onSubmit={async (input, form) => {
        form.reset(valuesOf(await writeMailText(input)));
        toast.success(t("mail-texts.saved"));
      }}
    >
      {(form) => (
        <>
          <div className="flex min-w-0 flex-col gap-5 sm:max-xl:col-span-2">
            <Fields text={text} form={form} />
            <PutBackAction text={text} form={form} />
          </div>
          <MailPreview form={form} />
        </>
      )}
    </CardForm>
  );
}

function Fields({ text: { kind, language }, form }: { text: MailText; form: TextForm }) {
  const t = useT();
  const { control } = form;
  const { insert, noteField } = useInsertion(form);
  const written = { lang: language, dir: languages[language].dir, onFocus: noteField };
  return (
    <>
      <FormField
        control={control}
        name="subject"
        label={t("mail-texts.subject")}
        counter={{ max: mailTextLimits.subject }}
      >
        {(field) => <Input {...field} {...written} />}
      </FormField>
      <FormField
        control={control}
        name="body"
        label={t("mail-texts.body")}
        counter={{ max: mailTextLimits.body }}
        hint={t("mail-texts.bodyHint")}
      >
        {(field) => <Textarea tall {...field} {...written} />}
      </FormField>
      <PlaceholderButtons kind={kind} onPick={insert} />
    </>
  );
}
