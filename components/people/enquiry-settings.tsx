"use client";

import { useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { Card } from "@/components/ui/card";
import { Label } from "@/components/ui/field/label";
import { Select } from "@/components/ui/field/select";
import { SettingSwitch } from "@/components/ui/field/setting-switch";
import { toast } from "@/components/ui/toast";
import { messageOf } from "@/lib/api/call/request";
import { useLeadSettings, writeLeadSettings } from "@/lib/api/leads";
import type { LeadSettings } from "@/lib/contract/leads/schema";

/** Hours to choose from; another that was set stays among them. */
const offered = [1, 2, 4, 8, 24, 48, 72];

/** Who is told of what comes by people's cards. It is saved at once, and turns back where that fails. */
export function EnquirySettings() {
  const t = useT();
  const { data: saved } = useLeadSettings();
  const [next, setNext] = useState<LeadSettings | null>(null);
  if (!saved) return null;
  const { owner_notices: ownerNotices, climb_hours: hours } = next ?? saved;

  async function change(settings: LeadSettings) {
    setNext(settings);
    try {
      await writeLeadSettings(settings);
    } catch (error) {
      toast.error(t.say(messageOf(error, t("people.enquiries.failed"))));
    } finally {
      setNext(null);
    }
  }

  const choices = hours === null || offered.includes(hours) ? offered : [...offered, hours].sort((a, b) => a - b);
  return (
    <Card className="flex flex-col gap-4 p-5">
      <h2 className="text-base font-semibold">{t("people.enquiries.title")}</h2>
      <SettingSwitch
        label={t("people.enquiries.notices.label")}
        hint={t("people.enquiries.notices.hint")}
        checked={ownerNotices}
        disabled={next !== null}
        onCheckedChange={(owner_notices) => void change({ owner_notices, climb_hours: hours })}
      />
      <div className="flex flex-col gap-2">
        <Label htmlFor="climb-hours">{t("people.enquiries.climb.label")}</Label>
        <Select
          id="climb-hours"
          aria-describedby="climb-hours-hint"
          value={hours ?? ""}
          disabled={next !== null}
          onChange={({ target }) =>
            void change({ owner_notices: ownerNotices, climb_hours: target.value ? Number(target.value) : null })
          }
          className="max-w-60"
        >
          <option value="">{t("people.enquiries.climb.never")}</option>
          {choices.map((count) => (
            <option key={count} value={count}>
              {t("people.enquiries.climb.hours", { count })}
            </option>
          ))}
        </Select>
        <p id="climb-hours-hint" className="text-sm text-muted-foreground">
          {t("people.enquiries.climb.hint")}
        </p>
      </div>
    </Card>
  );
}
