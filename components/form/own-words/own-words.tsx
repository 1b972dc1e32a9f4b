"use client";

import { Plus } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { type Control, type FieldValues, get, type UseFormReturn, useFormState, useWatch } from "react-hook-form";
import { showFaults } from "@/components/form/show-faults";
import { useT } from "@/components/i18n/translator-context";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { lazyOverlay } from "@/components/ui/lazy";
import { useCompleteProfile } from "@/lib/api/profile";
import { guessLanguage } from "@/lib/card/guess-language";
import { mainLanguage } from "@/lib/contract/cards/languages";
import type { CompleteProfile } from "@/lib/contract/cards/schema";
import type { Texts } from "@/lib/contract/texts";
import { defaultLanguage, isLanguage, type Language, languageCodes, languages } from "@/lib/i18n/languages";
import { OwnTextField } from "./own-text-field";

const LanguageMenuItems = lazyOverlay("menu", () =>
  import("./language-menu-items").then((file) => file.LanguageMenuItems),
);

/** A field of the form that may be filled in in other languages too. */
export type OwnText = {
  name: string;
  label: string;
  max: number;
  isLong?: boolean;
  /** The entry that has it, `links.0`; without it the form itself has. */
  of?: string;
  /** What it stands below, with those that follow it and say the same. */
  heading?: string;
};

/** Where the form has the text in the main language, and in another. */
export function pathOf({ of, name }: OwnText, language?: Language): string {
  return [of, language && `texts.${language}`, name].filter(Boolean).join(".");
}

type OwnWordsProps<V extends FieldValues, O> = {
  form: UseFormReturn<V, unknown, O>;
  texts: readonly OwnText[];
  /** The whole form in the main language. */
  children: ReactNode;
};

/**
 * The form in the main language, and its texts in others: a tab for each that has some, and a menu to add one. Providers
 * that know of one language have the form alone.
 */
export function OwnWords<V extends FieldValues, O>({ form, texts, children }: OwnWordsProps<V, O>) {
  const { data } = useCompleteProfile();
  const { language, languages_off: off = [] } = data?.profile ?? {};
  return (
    // The texts' places are known by their names alone. What was typed before the profile came stays: the fields are in
    // one place all along.
    <Spoken
      form={form as unknown as SpokenForm}
      texts={texts}
      isOffered={data !== undefined && mayBeTranslated(data)}
      main={mainLanguage({ language })}
      off={off}
    >
      {children}
    </Spoken>
  );
}

/** The same for texts of the site itself, which are first written in its main language. */
export function SiteWords<V extends FieldValues, O>({ form, texts, children }: OwnWordsProps<V, O>) {
  return (
    <Spoken form={form as unknown as SpokenForm} texts={texts} isOffered main={defaultLanguage} off={[]}>
      {children}
    </Spoken>
  );
}

/** While nobody has said that the main texts are in Hindi, English ones beside them would take Hindi's place. */
function mayBeTranslated({ client, profile: { language, tagline, about_us } }: CompleteProfile): boolean {
  if (language === undefined) return false;
  return Boolean(language) || guessLanguage([client.company_name, tagline, about_us]) === defaultLanguage;
}

type SpokenForm = UseFormReturn<{ texts: Texts }>;
type SpokenProps = {
  form: SpokenForm;
  texts: readonly OwnText[];
  isOffered: boolean;
  main: Language;
  off: readonly Language[];
  children: ReactNode;
};

function Spoken({ form, texts, isOffered, main, off, children }: SpokenProps) {
  const t = useT();
  const { control } = form;
  const values: unknown = useWatch({ control });
  const [added, setAdded] = useState<readonly Language[]>([]);
  const [chosen, choose] = useState<Language | null>(null);
  const others = languageCodes.filter(
    (language) =>
      isOffered &&
      language !== main &&
      (added.includes(language) || texts.some((text) => get(values, pathOf(text, language)))),
  );
  const tabs = [main, ...others];
  const open = chosen && tabs.includes(chosen) ? chosen : main;
  const root = useFaultyTab(control, open, choose);
  const left = languageCodes.filter((language) => !tabs.includes(language) && !off.includes(language));

  function add(language: Language) {
    setAdded([...added, language]);
    choose(language);
  }

  return (
    <>
      {isOffered && (
        <fieldset className="-mx-1 flex flex-wrap items-center gap-1 px-1">
          <legend className="sr-only">{t("common.ownWords.language")}</legend>
          {others.length > 0 &&
            tabs.map((language) => (
              <button
                key={language}
                type="button"
                lang={language}
                aria-pressed={language === open}
                onClick={() => choose(language)}
                className="inline-flex h-9 cursor-pointer items-center rounded-md px-3 text-sm font-medium text-muted-foreground transition-colors hover:text-foreground focus-ring aria-pressed:bg-secondary aria-pressed:text-secondary-foreground pointer-coarse:h-11"
              >
                {languages[language].name}
              </button>
            ))}
          {left.length > 0 && (
            <LanguageMenuItems
              left={left}
              onPick={add}
              trigger={
                <Button
                  variant="ghost"
                  size="sm"
                  className={cn("text-muted-foreground", others.length === 0 && "-ms-3")}
                >
                  <Plus aria-hidden="true" />
                  {t("common.ownWords.add")}
                </Button>
              }
            />
          )}
        </fieldset>
      )}
      <div ref={root} className="contents">
        <div data-language={main} hidden={open !== main} className={open === main ? "contents" : "hidden"}>
          {children}
        </div>
        {others.map((language) => (
          <div
            key={language}
            data-language={language}
            hidden={open !== language}
            className={cn("flex-col gap-5", open === language ? "flex" : "hidden")}
          >
            <OwnTexts form={form} texts={texts} values={values} main={main} language={language} />
          </div>
        ))}
      </div>
    </>
  );
}

type OwnTextsProps = Pick<SpokenProps, "form" | "texts" | "main"> & { values: unknown; language: Language };

/** What there is to say in the language: what is said in the main one. */
function OwnTexts({ form, texts, values, main, language }: OwnTextsProps) {
  const t = useT();
  const filled = texts.filter((text) => get(values, pathOf(text)) || get(values, pathOf(text, language)));
  if (filled.length === 0)
    return (
      <p className="text-sm text-muted-foreground">{t("common.ownWords.none", { language: languages[main].name })}</p>
    );
  return [...new Set(filled.map(({ heading }) => heading))].map((heading) => {
    const fields = filled
      .filter((text) => text.heading === heading)
      .map((text) => (
        <OwnTextField
          key={pathOf(text)}
          form={form}
          text={text}
          said={String(get(values, pathOf(text)) ?? "")}
          main={main}
          language={language}
        />
      ));
    return heading === undefined ? (
      fields
    ) : (
      <fieldset key={heading} className="flex min-w-0 flex-col gap-5">
        <legend className="mb-3 text-sm font-medium text-muted-foreground">{heading}</legend>
        {fields}
      </fieldset>
    );
  });
}

/** When sending finds faults and the open tab has none, the first tab that has is opened, at its field. */
function useFaultyTab(control: Control<{ texts: Texts }>, open: Language, choose: (language: Language) => void) {
  const root = useRef<HTMLDivElement>(null);
  const { submitCount } = useFormState({ control });
  const answered = useRef(submitCount);
  const leadsTo = useRef<Language | null>(null);
  useEffect(() => {
    if (answered.current === submitCount) return;
    answered.current = submitCount;
    const faulty = [...(root.current?.querySelectorAll("[aria-invalid=true]") ?? [])].map(
      (field) => field.closest<HTMLElement>("[data-language]")?.dataset.language,
    );
    const first = faulty[0];
    if (faulty.includes(open) || !isLanguage(first)) return;
    leadsTo.current = first;
    choose(first);
  }, [submitCount, open, choose]);
  useEffect(() => {
    if (leadsTo.current !== open) return;
    leadsTo.current = null;
    if (root.current) void showFaults(root.current);
  }, [open]);
  return root;
}
