"use client";

import { cardUrl } from "@/lib/card/card-url";
import type { ProfileFormControl } from "./profile-form-values";
import { type SavedAddress, useCardAddress } from "./use-card-address";

type NameHintProps = { control: ProfileFormControl; siteUrl: string; saved: SavedAddress };

/** Tells whoever types a name what becomes of the address, whose own field may be out of sight. */
export function NameHint({ control, siteUrl, saved }: NameHintProps) {
  const { typed, isRenamed, brought, next } = useCardAddress(control, saved);
  if (!isRenamed || (typed === undefined && brought === undefined))
    return "Your link will change; the old one still works.";
  return (
    <>
      Your card {next === saved.slug ? "stays at" : "moves to"}{" "}
      <span className="font-medium text-foreground wrap-anywhere">{cardUrl(siteUrl, next)}</span>
    </>
  );
}
