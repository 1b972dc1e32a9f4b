import { toast } from "@/components/ui/toast";
import { messageOf } from "@/lib/api/call/request";
import { startOnDevice, stopOnDevice } from "@/lib/api/push";
import type { T } from "@/lib/i18n/translator";

export async function switchDevice(t: T, isOn: boolean): Promise<void> {
  try {
    if (!isOn) {
      await stopOnDevice();
      toast.success(t("dashboard.device.off"));
    } else if (await startOnDevice()) toast.success(t("dashboard.device.on"));
    else toast.error(t("dashboard.device.blocked.title"), { description: t("dashboard.device.blocked.text") });
  } catch (error) {
    toast.error(t.say(messageOf(error, t("dashboard.device.failed"))));
  }
}
