"use client";

import { useWatch } from "react-hook-form";
import { useDebounced } from "@/components/list/use-debounced";
import { useSlugOfName } from "@/lib/api/profile-form";
import type { ProfileFormControl } from "./profile-form-values";

/** The name and the address that the card has now. */
export type SavedAddress = { company_name: string; slug: string };

/** What name and address in the form make of the card's address. */
export function useCardAddress(control: ProfileFormControl, saved: SavedAddress) {
  const [typed, companyName] = useWatch({ control, name: ["slug", "company_name"] });
  const name = companyName.trim();
  const isRenamed = name !== "" && name !== saved.company_name;
  const check = useSlugOfName(useDebounced(isRenamed ? name : null));
  const brought = isRenamed && check?.available ? check.slug : undefined;
  return {
    /** Undefined until somebody types an address. */
    typed,
    isRenamed,
    /** What a new name brings; undefined while nobody can tell. */
    brought,
    /** What the card is about to have, as far as that is known. */
    next: typed ?? brought ?? saved.slug,
  };
}
