"use client";

import { useId, useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { LoadFailure } from "@/components/list/failures";
import { useCan, useSessionUser } from "@/components/session/session-user";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Label } from "@/components/ui/field/label";
import { Switch } from "@/components/ui/field/switch";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { SectionCard } from "@/components/ui/section-card";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import { messageOf } from "@/lib/api/call/request";
import { updateNotificationSettings, useNotificationSettings } from "@/lib/api/notifications";
import { type DeviceState, stopOnAllDevices, useDeviceState } from "@/lib/api/push";
import type { MailTopic, NotificationSettings } from "@/lib/contract/notifications/schema";
import { amount } from "@/lib/contract/notifications/texts";
import { switchDevice } from "./device/switch-device";

export function NotificationSettingsScreen() {
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="Notifications" subtitle="Choose what we tell you, and how" />
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

const hints: Record<DeviceState, string> = {
  on: "You get notifications here even when this page is closed",
  off: "Get notifications here even when this page is closed",
  blocked: "Your browser does not allow notifications from this site. Allow them in its settings.",
  unsupported: "This browser cannot show them. On an iPhone, add this page to the home screen first and open it there.",
};

function DeviceSection({ devices }: { devices: number }) {
  const { data: state = "off", isLoading } = useDeviceState();
  const [isPending, setIsPending] = useState(false);
  const change = async (work: () => Promise<void>) => {
    setIsPending(true);
    await work();
    setIsPending(false);
  };
  return (
    <SectionCard title="On your devices">
      <SettingSwitch
        label="Notifications on this device"
        hint={hints[state]}
        checked={state === "on"}
        disabled={isLoading || isPending || state === "blocked" || state === "unsupported"}
        onCheckedChange={(isOn) => void change(() => switchDevice(isOn))}
      />
      {devices > 0 && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-border pt-4">
          <p className="text-sm">{`${amount(devices, "device")} get${devices === 1 ? "s" : ""} notifications`}</p>
          <Button variant="outline" size="sm" disabled={isPending} onClick={() => void change(removeAll)}>
            Remove all
          </Button>
        </div>
      )}
    </SectionCard>
  );
}

async function removeAll(): Promise<void> {
  await stopOnAllDevices().catch((error) => {
    toast.error(messageOf(error, "Failed to remove the devices. Please try again."));
  });
}

type Mailing = { topic: MailTopic; label: string; hint: string; isForAdministrators?: true };

const mailings: readonly Mailing[] = [
  {
    topic: "leads",
    label: "Enquiries, orders and appointments",
    hint: "For every enquiry, order or booking",
  },
  { topic: "reviews", label: "Reviews", hint: "For every review" },
  { topic: "digest", label: "Your card's week", hint: "On Monday mornings: views, visitors, calls and chats" },
  {
    topic: "sign_ups",
    label: "Requests for a card",
    hint: "For every request",
    isForAdministrators: true,
  },
];

function MailSection({ settings }: { settings: NotificationSettings }) {
  const { email } = useSessionUser();
  const runsSite = useCan("site.edit");
  const [pending, setPending] = useState<MailTopic | null>(null);
  const change = async (topic: MailTopic, isOn: boolean) => {
    setPending(topic);
    await updateNotificationSettings({ [`mail_${topic}`]: isOn }).catch((error) => {
      toast.error(messageOf(error, "Failed to save. Please try again."));
    });
    setPending(null);
  };
  return (
    <SectionCard title="Email" description={`To ${email}`}>
      {!settings.can_mail && (
        <Alert className="mb-5">
          This site cannot send emails yet. {runsSite ? "Set SMTP_URL on the server." : "Message us to set it up."}
        </Alert>
      )}
      <div className="divide-y divide-border">
        {mailings
          .filter(({ isForAdministrators = false }) => isForAdministrators === runsSite)
          .map(({ topic, label, hint }) => (
            <SettingSwitch
              key={topic}
              label={label}
              hint={hint}
              checked={settings.can_mail && settings[`mail_${topic}`]}
              disabled={!settings.can_mail || pending === topic}
              onCheckedChange={(isOn) => void change(topic, isOn)}
            />
          ))}
      </div>
    </SectionCard>
  );
}

type SettingSwitchProps = {
  label: string;
  hint: string;
  checked: boolean;
  disabled?: boolean;
  onCheckedChange: (checked: boolean) => void;
};

function SettingSwitch({ label, hint, ...control }: SettingSwitchProps) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-6 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <Label htmlFor={id}>{label}</Label>
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted-foreground">
          {hint}
        </p>
      </div>
      <Switch id={id} aria-describedby={`${id}-hint`} className="mt-0.5" {...control} />
    </div>
  );
}
