"use client";

import { useState } from "react";
import { useSessionUser } from "@/components/session/session-user";
import { Alert } from "@/components/ui/alert";
import { SectionCard } from "@/components/ui/section-card";
import { toast } from "@/components/ui/toast";
import { messageOf } from "@/lib/api/call/request";
import { updateNotificationSettings } from "@/lib/api/notifications";
import type { MailTopic, NotificationSettings } from "@/lib/contract/notifications/schema";
import { SettingSwitch } from "./setting-switch";

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

export function MailSection({ settings }: { settings: NotificationSettings }) {
  const { is_admin: isAdmin, email } = useSessionUser();
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
          This site cannot send emails yet. {isAdmin ? "Set SMTP_URL on the server." : "Message us to set it up."}
        </Alert>
      )}
      <div className="divide-y divide-border">
        {mailings
          .filter(({ isForAdministrators = false }) => isForAdministrators === isAdmin)
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
