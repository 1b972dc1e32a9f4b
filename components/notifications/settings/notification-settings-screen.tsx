"use client";

import { LoadFailure } from "@/components/list/load-failure";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { Skeleton } from "@/components/ui/skeleton";
import { useNotificationSettings } from "@/lib/api/notifications";
import { DeviceSection } from "./device-section";
import { MailSection } from "./mail-section";

export function NotificationSettingsScreen() {
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="Notifications" subtitle="Choose what we tell you, and how" />
      <Settings />
    </div>
  );
}

function Settings() {
  const { data: settings, error, mutate } = useNotificationSettings();
  if (error && !settings) return <LoadFailure what="notification settings" error={error} onRetry={() => mutate()} />;
  if (!settings) return <Skeleton className="h-72 max-w-2xl" />;
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <DeviceSection devices={settings.devices} />
      <MailSection settings={settings} />
    </div>
  );
}
