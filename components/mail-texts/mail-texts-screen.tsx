"use client";

import { useT } from "@/components/i18n/translator-context";
import { PartFailure } from "@/components/list/failures";
import { useQueryState } from "@/components/list/use-query-state";
import { Card } from "@/components/ui/card";
import { Field, FieldLabel } from "@/components/ui/field/field";
import { Select } from "@/components/ui/field/select";
import { askToLeave, isGuarded } from "@/components/ui/navigation/leave-guards";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { Skeleton } from "@/components/ui/skeleton";
import { useMailTexts } from "@/lib/api/mail-texts";
import type { MailText } from "@/lib/contract/mail-texts/schema";
import { isDocumentKind, isMailKind, type MailKind, mailKinds, readReminder } from "@/lib/contract/mail-texts/values";
import { isLanguage, type Language, languageCodes, languages } from "@/lib/i18n/languages";
import type { T } from "@/lib/i18n/translator";
import { MailTextForm } from "./mail-text-form";

const firstKind: MailKind = "invoice";
/** Without a language in the address it is the reader's. */
const defaults = { kind: firstKind as string, language: "" };

export function MailTextsScreen() {
  const t = useT();
  const [chosen, setChosen] = useQueryState(defaults);
  const kind = isMailKind(chosen.kind) ? chosen.kind : firstKind;
  const language = isLanguage(chosen.language) ? chosen.language : t.language;
  const { data, error, mutate } = useMailTexts(language);
  // While others load, the answer is of the language before.
  const texts = data?.results.filter((text) => text.language === language) ?? [];
  const text = texts.find((one) => one.kind === kind);

  function choose(change: Partial<typeof defaults>) {
    if (isGuarded()) askToLeave(() => setChosen(change));
    else setChosen(change);
  }

  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t("mail-texts.title")} subtitle={t("mail-texts.subtitle")} />
      <div className="grid gap-4 sm:grid-cols-2">
        <KindSelect kind={kind} texts={texts} onChange={(kind) => choose({ kind })} />
        <LanguageSelect language={language} onChange={(language) => choose({ language })} />
      </div>
      {text ? (
        <MailTextForm key={`${kind} ${language}`} text={text} />
      ) : error ? (
        <Card>
          <PartFailure title={t("mail-texts.failed")} error={error} onRetry={() => void mutate()} />
        </Card>
      ) : (
        <Skeleton rounded="xl" className="h-96" />
      )}
    </div>
  );
}

const groups = [
  ["documents", mailKinds.filter(isDocumentKind)],
  ["reminders", mailKinds.filter((kind) => !isDocumentKind(kind))],
] as const;

type KindSelectProps = { kind: MailKind; texts: readonly MailText[]; onChange: (kind: MailKind) => void };

function KindSelect({ kind, texts, onChange }: KindSelectProps) {
  const t = useT();
  const own = texts.filter(({ updated_at }) => updated_at !== null).map((text) => text.kind);
  return (
    <Field>
      <FieldLabel>{t("mail-texts.kind")}</FieldLabel>
      <Select value={kind} onChange={({ target }) => onChange(target.value as MailKind)}>
        {groups.map(([name, kinds]) => (
          <optgroup key={name} label={t(`mail-texts.groups.${name}`)}>
            {kinds.map((one) => (
              <option key={one} value={one}>
                {own.includes(one) ? t("mail-texts.ownKind", { name: mailKindName(t, one) }) : mailKindName(t, one)}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </Field>
  );
}

/** In words: "Payment reminder, 7 days before". */
function mailKindName(t: T, kind: MailKind): string {
  if (isDocumentKind(kind)) return t(`mail-texts.kinds.${kind}`);
  const { notice, days } = readReminder(kind);
  return t(`mail-texts.kinds.${notice}`, { days });
}

type LanguageSelectProps = { language: Language; onChange: (language: Language) => void };

function LanguageSelect({ language, onChange }: LanguageSelectProps) {
  const t = useT();
  return (
    <Field>
      <FieldLabel>{t("mail-texts.language")}</FieldLabel>
      <Select value={language} onChange={({ target }) => onChange(target.value as Language)}>
        {languageCodes.map((code) => (
          <option key={code} value={code} lang={code}>
            {languages[code].name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
