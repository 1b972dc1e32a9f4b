"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useController, useWatch } from "react-hook-form";
import { useT } from "@/components/i18n/translator-context";
import { useDebounced } from "@/components/list/use-debounced";
import { CheckField } from "@/components/ui/field/check-field";
import { useIsLandline } from "@/lib/api/profile-form";
import type { CompleteProfile } from "@/lib/contract/cards/schema";
import { phoneSchema } from "@/lib/contract/fields";
import type { ProfileFormControl } from "./profile-form-values";

/** Asked of a landline alone: until its owner says so, nobody can write to it. */
export function WhatsappField({ control, saved }: { control: ProfileFormControl; saved: CompleteProfile["client"] }) {
  const t = useT();
  const phone = useWatch({ control, name: "phone" }).trim();
  const { field } = useController({ control, name: "whatsapp" });
  const isSaved = phone === saved.phone;
  const isLandline = useNewLandline(phone, saved.phone, {
    // What was said is said of one number.
    onTyped: () => field.onChange(isSaved ? saved.landline?.whatsapp : undefined),
    onKnown: (isLandline) => isLandline && field.onChange(false),
  });
  const isAsked = isSaved ? saved.landline != null : isLandline;
  return (
    isAsked && (
      <CheckField
        control={control}
        name="whatsapp"
        label={t("profile.contact.whatsapp")}
        hint={t("profile.contact.landline")}
      />
    )
  );
}

/** Of a further number, which is on WhatsApp unless it is typed as a landline. */
export function ListedWhatsappField({ control, index }: { control: ProfileFormControl; index: number }) {
  const t = useT();
  const number = (useWatch({ control, name: `phones.${index}.number` }) ?? "").trim();
  const [first] = useState(number);
  const name = `phones.${index}.whatsapp` as const;
  const { field } = useController({ control, name });
  const isLandline = useNewLandline(number, first, { onKnown: (isLandline) => field.onChange(!isLandline) });
  return (
    <CheckField
      control={control}
      name={name}
      label={t("profile.phones.whatsapp")}
      hint={isLandline ? t("profile.contact.landline") : undefined}
    />
  );
}

type Told = {
  /** With every change of the number. */
  onTyped?: () => void;
  /** Once for each number that takes another's place. */
  onKnown: (isLandline: boolean) => void;
};

/**
 * Whether a number that somebody has typed is a landline's; undefined until it is known. `first` stood there before, and
 * nothing is asked about it.
 */
function useNewLandline(phone: string, first: string, { onTyped = () => {}, onKnown }: Told): boolean | undefined {
  const settled = useDebounced(phone);
  const isAsked = settled !== first && phoneSchema.safeParse(settled).success;
  const answer = useIsLandline(isAsked ? settled : "");
  const isLandline = settled !== phone ? undefined : isAsked ? answer : false;
  const typed = useRef(phone);
  const known = useRef(phone);
  const tellTyped = useEffectEvent(onTyped);
  const tellKnown = useEffectEvent(onKnown);
  useEffect(() => {
    if (typed.current !== phone) tellTyped();
    typed.current = phone;
    if (isLandline === undefined || known.current === phone) return;
    known.current = phone;
    tellKnown(isLandline);
  }, [phone, isLandline]);
  return isLandline;
}
