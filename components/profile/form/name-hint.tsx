"use client";

import { useSite } from "@/components/session/site";
import { cardUrl } from "@/lib/card/card-url";
import type { ProfileFormControl } from "./profile-form-values";
import { type SavedAddress, useCardAddress } from "./use-card-address";

type NameHintProps = { control: ProfileFormControl; saved: SavedAddress };

/** Tells whoever types a name what becomes of the address, whose own field may be out of sight. */
export function NameHint({ control, saved }: NameHintProps) {
  const site = useSite();
  const { typed, isRenamed, brought, next } = useCardAddress(control, saved);
  if (!isRenamed || (typed === undefined && brought === undefined))
    return "Your link will change; the old one still works.";
  return (
    <>
      Your card {next === saved.slug ? "stays at" : "moves to"}{" "}
      <span className="font-medium text-foreground wrap-anywhere">{cardUrl(site.url, next)}</span>
    </>
  );
}
