"use client";

import { useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { useCan } from "@/components/session/session-user";
import { Card } from "@/components/ui/card";
import { Disclosure } from "@/components/ui/disclosure";
import { SettingSwitch } from "@/components/ui/field/setting-switch";
import { toast } from "@/components/ui/toast";
import { messageOf } from "@/lib/api/call/request";
import { useHasTeam } from "@/lib/api/has-team";
import { type PersonSwitch, personSwitches, switchPersonCards } from "@/lib/api/profile";
import { useTeam } from "@/lib/api/team";
import type { Team } from "@/lib/contract/team/schema";
import type { Key } from "@/lib/i18n/messages";
import { EnquirySettings } from "./enquiry-settings";
import { MemberRulesButton } from "./member-rules";

/**
 * Whether each person has a card of their own, what those cards are, and who is told of what comes by them. Nothing without
 * a team; once shown it stays, so that whoever switches an only person's card off can switch it on again.
 */
export function CardSettings() {
  const { data: team } = useTeam();
  const hasTeam = useHasTeam();
  const isOwners = useCan("card.edit");
  const [isShown, setIsShown] = useState(hasTeam);
  if (hasTeam && !isShown) setIsShown(true);
  return team && isOwners && isShown ? <Settings team={team} /> : null;
}

/** Out of the way where people had cards before: the list comes first then. */
function Settings({ team }: { team: Team }) {
  const t = useT();
  const [isSettled] = useState(team.person_cards);
  const shown = team.person_cards ? personSwitches : personSwitches.slice(0, 1);
  const settings = (
    <div className="flex flex-col gap-6">
      <Card className="divide-y divide-border p-5">
        {shown.map((name) => (
          <PersonCardSwitch key={name} name={name} isOn={team[name] === true} />
        ))}
      </Card>
      {team.person_cards && <EnquirySettings />}
      <div className="empty:hidden">
        <MemberRulesButton />
      </div>
    </div>
  );
  if (!isSettled) return settings;
  return (
    <Disclosure summary={t("people.cards.settings")}>
      <div className="pb-4">{settings}</div>
    </Disclosure>
  );
}

/** It turns at once, and back where the change fails. */
function PersonCardSwitch({ name, isOn }: { name: PersonSwitch; isOn: boolean }) {
  const t = useT();
  const [next, setNext] = useState<boolean | null>(null);

  async function change(isNow: boolean) {
    setNext(isNow);
    try {
      await switchPersonCards(name, isNow);
    } catch (error) {
      toast.error(t.say(messageOf(error, t("people.cards.failed"))));
    } finally {
      setNext(null);
    }
  }

  return (
    <SettingSwitch
      label={t(switchTexts[name].label)}
      hint={t(switchTexts[name].hint)}
      checked={next ?? isOn}
      disabled={next !== null}
      onCheckedChange={(isNow) => void change(isNow)}
    />
  );
}

const switchTexts = {
  person_cards: { label: "people.cards.label", hint: "people.cards.hint" },
  person_handles: { label: "people.cards.handles", hint: "people.cards.handlesHint" },
  person_listing: { label: "people.cards.listing", hint: "people.cards.listingHint" },
} as const satisfies Record<PersonSwitch, Record<"label" | "hint", Key>>;
