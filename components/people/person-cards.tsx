"use client";

import { ExternalLink, Share2 } from "lucide-react";
import { useState } from "react";
import { heard, rich } from "@/components/i18n/rich";
import { useT } from "@/components/i18n/translator-context";
import { useCan } from "@/components/session/session-user";
import { useSite } from "@/components/session/site";
import { shareLink } from "@/components/share/share-link";
import { Button, buttonVariants } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { SettingSwitch } from "@/components/ui/field/setting-switch";
import { toast } from "@/components/ui/toast";
import { messageOf } from "@/lib/api/call/request";
import { givePersonCards } from "@/lib/api/profile";
import { useTeam } from "@/lib/api/team";
import type { Person } from "@/lib/contract/content/person";
import { withOrigin } from "@/lib/contract/link-origin";
import * as paths from "@/lib/paths";
import { PrintAction } from "./print-action";

/** Whether each person has a card of their own, and what is printed of them. It turns at once, and back where the change fails. */
export function PersonCardsSwitch() {
  const t = useT();
  const { data: team } = useTeam();
  const [next, setNext] = useState<boolean | null>(null);
  const isOwners = useCan("card.edit");
  if (!team || !isOwners) return null;

  async function change(isNow: boolean) {
    setNext(isNow);
    try {
      await givePersonCards(isNow);
    } catch (error) {
      toast.error(t.say(messageOf(error, t("people.cards.failed"))));
    } finally {
      setNext(null);
    }
  }

  return (
    <Card className="flex flex-col p-5">
      <SettingSwitch
        label={t("people.cards.label")}
        hint={t("people.cards.hint")}
        checked={next ?? team.person_cards}
        disabled={next !== null}
        onCheckedChange={(isNow) => void change(isNow)}
      />
      <PrintAction />
    </Card>
  );
}

/** Opens and shares a person's card; nothing while there is none. */
export function PersonCardActions({ person }: { person: Person }) {
  const t = useT();
  const site = useSite();
  const { data: team } = useTeam();
  if (!team?.person_cards || person.is_resting) return null;
  const path = paths.person(team, person);
  const { name } = person;
  return (
    <>
      <a href={path} target="_blank" rel="noopener" className={buttonVariants({ variant: "ghost", size: "sm" })}>
        <ExternalLink aria-hidden="true" />
        {rich(t, "people.cards.view", { name, heard })}
        <span className="sr-only"> {t("common.content.newTab")}</span>
      </a>
      <Button variant="ghost" size="sm" onClick={() => void shareLink(t, name, withOrigin(site.url + path, "share"))}>
        <Share2 aria-hidden="true" />
        {rich(t, "people.cards.share", { name, heard })}
      </Button>
    </>
  );
}
