"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { SectionCard } from "@/components/ui/section-card";
import { toast } from "@/components/ui/toast";
import { messageOf } from "@/lib/api/call/request";
import { type DeviceState, stopOnAllDevices, useDeviceState } from "@/lib/api/push";
import { amount } from "@/lib/contract/notifications/texts";
import { switchDevice } from "../device/switch-device";
import { SettingSwitch } from "./setting-switch";

const hints: Record<DeviceState, string> = {
  on: "You get notifications here even when this page is closed",
  off: "Get notifications here even when this page is closed",
  blocked: "Your browser does not allow notifications from this site. Allow them in its settings.",
  unsupported: "This browser cannot show them. On an iPhone, add this page to the home screen first and open it there.",
};

export function DeviceSection({ devices }: { devices: number }) {
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
