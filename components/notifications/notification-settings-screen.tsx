"use client";

import { useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { LoadFailure } from "@/components/list/failures";
import { useCan, useSessionUser } from "@/components/session/session-user";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { SettingSwitch } from "@/components/ui/field/setting-switch";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { SectionCard } from "@/components/ui/section-card";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import { messageOf } from "@/lib/api/call/request";
import { updateNotificationSettings, useNotificationSettings } from "@/lib/api/notifications";
import { type DeviceState, stopOnAllDevices, useDeviceState } from "@/lib/api/push";
import type { MailTopic, NotificationSettings } from "@/lib/contract/notifications/schema";
import type { Key, Place } from "@/lib/i18n/messages";
import type { T } from "@/lib/i18n/translator";
import { switchDevice } from "./device/switch-device";

export function NotificationSettingsScreen() {
  const t = useT();
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t("notifications.title")} subtitle={t("notifications.subtitle")} />
      <Settings />
    </div>
  );
}

function Settings() {
  const t = useT();
  const { data: settings, error, mutate } = useNotificationSettings();
  if (error && !settings)
    return <LoadFailure title={t("notifications.settings.load.failed")} error={error} onRetry={() => mutate()} />;
  if (!settings) return <Skeleton className="h-72 max-w-2xl" />;
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <DeviceSection devices={settings.devices} />
      <MailSection settings={settings} />
    </div>
  );
}

const hints = {
  on: "notifications.devices.hint.on",
  off: "notifications.devices.hint.off",
  blocked: "notifications.devices.hint.blocked",
  unsupported: "notifications.devices.hint.unsupported",
} as const satisfies Record<DeviceState, Key>;

function DeviceSection({ devices }: { devices: number }) {
  const t = useT();
  const { data: state = "off", isLoading } = useDeviceState();
  const [isPending, setIsPending] = useState(false);
  const change = async (work: () => Promise<void>) => {
    setIsPending(true);
    await work();
    setIsPending(false);
  };
  return (
    <SectionCard title={t("notifications.devices.title")}>
      <SettingSwitch
        label={t("notifications.devices.label")}
        hint={t(hints[state])}
        checked={state === "on"}
        disabled={isLoading || isPending || state === "blocked" || state === "unsupported"}
        onCheckedChange={(isOn) => void change(() => switchDevice(t, isOn))}
      />
      {devices > 0 && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-border pt-4">
          <p className="text-sm">{t("notifications.devices.count", { count: devices })}</p>
          <Button variant="outline" size="sm" disabled={isPending} onClick={() => void change(() => removeAll(t))}>
            {t("notifications.devices.removeAll")}
          </Button>
        </div>
      )}
    </SectionCard>
  );
}

async function removeAll(t: T): Promise<void> {
  await stopOnAllDevices().catch((error) => {
    toast.error(t.say(messageOf(error, t("notifications.devices.removeFailed"))));
  });
}

type Mailing = { topic: MailTopic; words: Place<"label" | "hint">; isForAdministrators?: true };

const mailings: readonly Mailing[] = [
  { topic: "leads", words: "notifications.mails.leads" },
  { topic: "reviews", words: "notifications.mails.reviews" },
  { topic: "digest", words: "notifications.mails.digest" },
  { topic: "announcements", words: "notifications.mails.announcements" },
  { topic: "sign_ups", words: "notifications.mails.signUps", isForAdministrators: true },
  { topic: "operations", words: "notifications.mails.operations", isForAdministrators: true },
];

function MailSection({ settings }: { settings: NotificationSettings }) {
  const t = useT();
  const { email } = useSessionUser();
  const runsSite = useCan("site.edit");
  const canMail = settings.can_mail && email !== "";
  const off = runsSite ? "administrator" : settings.can_mail ? "noEmail" : "client";
  const [pending, setPending] = useState<MailTopic | null>(null);
  const change = async (topic: MailTopic, isOn: boolean) => {
    setPending(topic);
    await updateNotificationSettings({ [`mail_${topic}`]: isOn }).catch((error) => {
      toast.error(t.say(messageOf(error, t("notifications.settings.saveFailed"))));
    });
    setPending(null);
  };
  return (
    <SectionCard title={t("notifications.mails.title")} description={email && t("notifications.mails.text", { email })}>
      {!canMail && <Alert className="mb-5">{t(`notifications.mails.off.${off}`)}</Alert>}
      <div className="divide-y divide-border">
        {mailings
          .filter(({ isForAdministrators = false }) => isForAdministrators === runsSite)
          .map(({ topic, words }) => (
            <SettingSwitch
              key={topic}
              label={t(`${words}.label`)}
              hint={t(`${words}.hint`)}
              checked={canMail && settings[`mail_${topic}`]}
              disabled={!canMail || pending === topic}
              onCheckedChange={(isOn) => void change(topic, isOn)}
            />
          ))}
      </div>
    </SectionCard>
  );
}
