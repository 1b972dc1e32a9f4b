"use client";

import type { FieldPath, UseFormReturn } from "react-hook-form";
import { useT } from "@/components/i18n/translator-context";
import { Button } from "@/components/ui/button";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { Textarea } from "@/components/ui/field/textarea";
import type { Texts } from "@/lib/contract/texts";
import { type Language, languages } from "@/lib/i18n/languages";
import { type OwnText, pathOf } from "./own-words";

type OwnTextFieldProps = {
  form: UseFormReturn<{ texts: Texts }>;
  text: OwnText;
  /** What it is in the main language. */
  said: string;
  main: Language;
  language: Language;
};

/** One text in another language, below what it is in the main one. */
export function OwnTextField({ form, text, said, main, language }: OwnTextFieldProps) {
  const t = useT();
  const name = pathOf(text, language) as FieldPath<{ texts: Texts }>;
  const { name: mainName } = languages[main];

  function copy() {
    form.setValue(name, said as never, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    form.setFocus(name);
  }

  return (
    <FormField control={form.control} name={name} counter={{ max: text.max }} label={text.label}>
      {({ value, ...field }) => {
        const spoken = { ...field, value: String(value ?? ""), lang: language, dir: languages[language].dir };
        return (
          <>
            {said && (
              <div className="flex items-center justify-between gap-2">
                <p className="line-clamp-3 min-w-0 text-sm wrap-anywhere text-muted-foreground">
                  {t("common.ownWords.main", { language: mainName, text: said })}
                </p>
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={t("common.ownWords.copyOf", { label: text.label, language: mainName })}
                  onClick={copy}
                >
                  {t("common.ownWords.copy")}
                </Button>
              </div>
            )}
            {text.isLong ? <Textarea {...spoken} /> : <Input autoComplete="off" {...spoken} />}
          </>
        );
      }}
    </FormField>
  );
}
