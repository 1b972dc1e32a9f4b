"use client";

import { Smartphone, X } from "lucide-react";
import { useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { Button } from "@/components/ui/button";
import { useDeviceState } from "@/lib/api/push";
import type { Notification } from "@/lib/contract/notifications/schema";
import { switchDevice } from "./device/switch-device";

/** Asks once, after the first message from a visitor; a no is remembered on this device. */
export function PhonePrompt({ notifications }: { notifications: readonly Notification[] }) {
  const t = useT();
  const { data: state } = useDeviceState();
  const [isDeclined, setIsDeclined] = useState(isPhonePromptDeclined);
  const [isPending, setIsPending] = useState(false);
  const hasReceived = notifications.some(({ kind }) => kind.endsWith("_received"));
  if (state !== "off" || isDeclined || !hasReceived) return null;

  const decline = () => {
    declinePhonePrompt();
    setIsDeclined(true);
  };
  const accept = async () => {
    setIsPending(true);
    await switchDevice(t, true);
    setIsPending(false);
  };
  return (
    <div className="flex items-center gap-2 border-b border-border bg-muted px-5 py-2">
      <Smartphone aria-hidden="true" className="size-4 shrink-0 text-muted-foreground" />
      <Button variant="link" size="bare" className="h-11 min-w-0 grow basis-0" disabled={isPending} onClick={accept}>
        <span className="grow text-start">
          {t(isPhone() ? "dashboard.device.askPhone" : "dashboard.device.askComputer")}
        </span>
      </Button>
      <Button variant="ghost" size="icon" aria-label={t("dashboard.device.decline")} onClick={decline}>
        <X aria-hidden="true" />
      </Button>
    </div>
  );
}

function isPhone(): boolean {
  return !window.matchMedia("(pointer: fine)").matches;
}

const key = "phone-prompt-declined";

function isPhonePromptDeclined(): boolean {
  try {
    return window.localStorage.getItem(key) !== null;
  } catch {
    return true;
  }
}

function declinePhonePrompt(): void {
  try {
    window.localStorage.setItem(key, "1");
  } catch {
    // Without storage the prompt is never shown.
  }
}
