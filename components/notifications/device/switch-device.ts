import { toast } from "@/components/ui/toast";
import { messageOf } from "@/lib/api/call/request";
import { startOnDevice, stopOnDevice } from "@/lib/api/push";

export async function switchDevice(isOn: boolean): Promise<void> {
  try {
    if (!isOn) {
      await stopOnDevice();
      toast.success("This device will get no more notifications");
    } else if (await startOnDevice()) toast.success("This device will now get notifications");
    else toast.error("Your browser does not allow notifications", { description: "Allow them in its settings." });
  } catch (error) {
    toast.error(messageOf(error, "Notifications could not be sent to this device. Please try again."));
  }
}
