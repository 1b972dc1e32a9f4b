"use client";

import { Controller, useWatch } from "react-hook-form";
import { OwnWords } from "@/components/form/own-words/own-words";
import { useT } from "@/components/i18n/translator-context";
import { LanguagesNote } from "@/components/own-plan/languages-note";
import { Button } from "@/components/ui/button";
import { Field, FieldLabel } from "@/components/ui/field/field";
import { FormField } from "@/components/ui/field/form-field";
import { Select } from "@/components/ui/field/select";
import { Switch } from "@/components/ui/field/switch";
import { guessLanguage } from "@/lib/card/guess-language";
import { defaultLanguage, languageCodes, languages } from "@/lib/i18n/languages";
import type { ProfileFormControl, ProfileFormState } from "./profile-form-values";
import { listProfileTexts } from "./profile-texts";

/** The language of the owner's texts; a guess is offered while nobody has said it. */
export function MainLanguageField({ form }: { form: ProfileFormState }) {
  const t = useT();
  const { control } = form;
  const [language, ...texts] = useWatch({ control, name: ["language", "company_name", "tagline", "about_us"] });
  const guess = guessLanguage(texts);
  return (
    <div className="flex flex-col gap-3">
      <FormField
        control={control}
        name="language"
        label={t("profile.languages.main")}
        hint={t("profile.languages.mainHint")}
      >
        {({ value, ...field }) => (
          <Select value={value ?? ""} {...field}>
            <option value="">{t("profile.languages.notSaid")}</option>
            {languageCodes.map((code) => (
              <option key={code} value={code} lang={code}>
                {languages[code].name}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      {!language && (
        <Button
          variant="outline"
          className="self-start"
          onClick={() => form.setValue("language", guess, { shouldDirty: true })}
        >
          {t("profile.languages.guess", { language: languages[guess].name })}
        </Button>
      )}
    </div>
  );
}

/** Which languages visitors may read the card in; its main one is always there. */
export function OfferedLanguagesField({ control }: { control: ProfileFormControl }) {
  const main = useWatch({ control, name: "language" }) || defaultLanguage;
  return (
    <Controller
      control={control}
      name="languages_off"
      render={({ field: { value = [], onChange } }) => (
        <div className="flex flex-col gap-1">
          <LanguagesNote card={{ language: main, languages_off: value }} />
          {languageCodes
            .filter((code) => code !== main)
            .map((code) => (
              <Field key={code} orientation="horizontal" className="min-h-11">
                <FieldLabel lang={code}>{languages[code].name}</FieldLabel>
                <Switch
                  checked={!value.includes(code)}
                  onCheckedChange={(isOn) => onChange(isOn ? value.filter((off) => off !== code) : [...value, code])}
                />
              </Field>
            ))}
        </div>
      )}
    />
  );
}

/** What the profile says, in other languages; in the main one its rooms have it. */
export function ProfileTexts({ form }: { form: ProfileFormState }) {
  const t = useT();
  const values = useWatch({ control: form.control });
  return (
    <div className="flex flex-col gap-4">
      <OwnWords form={form} texts={listProfileTexts(t, values)}>
        <p className="text-sm text-muted-foreground">{t("profile.languages.textsMain")}</p>
      </OwnWords>
    </div>
  );
}
