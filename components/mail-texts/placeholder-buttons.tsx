import { type FocusEvent, useId, useRef } from "react";
import { useT } from "@/components/i18n/translator-context";
import { Button } from "@/components/ui/button";
import { type MailKind, type Placeholder, placeholdersOf } from "@/lib/contract/mail-texts/values";
import type { TextForm } from "./mail-text-values";

type PlaceholderButtonsProps = { kind: MailKind; onPick: (placeholder: Placeholder) => void };

export function PlaceholderButtons({ kind, onPick }: PlaceholderButtonsProps) {
  const t = useT();
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className="flex flex-wrap items-center gap-2">
      <p id={id} className="w-full text-sm font-medium">
        {t("mail-texts.putIn")}
      </p>
      {placeholdersOf(kind).map((placeholder) => (
        <Button key={placeholder} variant="outline" size="sm" onClick={() => onPick(placeholder)}>
          {t(`mail-texts.placeholders.${placeholder}`)}
        </Button>
      ))}
    </fieldset>
  );
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Puts placeholders in where the cursor was last; before it was anywhere, into the body. */
export function useInsertion(form: TextForm) {
  const last = useRef<TextField>(null);

  function insert(placeholder: Placeholder) {
    if (last.current) last.current.focus();
    else form.setFocus("body");
    const field = last.current;
    if (!field) return;
    field.setRangeText(`{${placeholder}}`, field.selectionStart ?? 0, field.selectionEnd ?? 0, "end");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }

  function noteField({ currentTarget }: FocusEvent<TextField>) {
    last.current = currentTarget;
  }

  return { insert, noteField };
}
