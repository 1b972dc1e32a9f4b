"use client";

import { useDeferredValue, useMemo } from "react";
import { useWatch } from "react-hook-form";
import { useFileUrl } from "@/components/upload/use-file-url";
import type { ProfileForm } from "@/lib/contract/cards/schema";
import type { Card } from "@/lib/web/provider-client/cards";
import { toEditedCard } from "../preview/edited-card";
import type { ProfileFormControl } from "./profile-form-values";

/** The card with what is in the form now; typing comes first, the card follows. */
export function useEditedCard(control: ProfileFormControl, saved: Card): Card {
  const values = useDeferredValue(useWatch({ control })) as ProfileForm;
  const logoUrl = useFileUrl(values.logo instanceof File ? values.logo : null);
  return useMemo(() => toEditedCard(saved, values, logoUrl), [saved, values, logoUrl]);
}
