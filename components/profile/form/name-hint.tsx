"use client";

import { rich } from "@/components/i18n/rich";
import { useT } from "@/components/i18n/translator-context";
import { useSite } from "@/components/session/site";
import { cardUrl } from "@/lib/card/card-url";
import type { ProfileFormControl } from "./profile-form-values";
import { type SavedAddress, useCardAddress } from "./use-card-address";

type NameHintProps = { control: ProfileFormControl; saved: SavedAddress };

/** Tells whoever types a name what becomes of the address, whose own field may be out of sight. */
export function NameHint({ control, saved }: NameHintProps) {
  const t = useT();
  const site = useSite();
  const { typed, isRenamed, brought, next } = useCardAddress(control, saved);
  if (!isRenamed || (typed === undefined && brought === undefined)) return t("profile.contact.nameHint.changes");
  return rich(t, next === saved.slug ? "profile.contact.nameHint.stays" : "profile.contact.nameHint.moves", {
    url: cardUrl(site.url, next),
    link: (url) => <span className="font-medium text-foreground wrap-anywhere">{url}</span>,
  });
}
