import { toast } from "@/components/ui/toast";
import { messageOf } from "@/lib/api/call/request";
import { startOnDevice, stopOnDevice } from "@/lib/api/push";

/** Starts or ends notifications on this device, and says how that went. */
export async function switchDevice(isOn: boolean): Promise<void> {
  try {
    if (!isOn) {
      await stopOnDevice();
      toast.success("This device gets no more notifications");
    } else if (await startOnDevice()) toast.success("This device gets notifications now");
    else toast.error("Your browser does not allow notifications", { description: "Allow them in its settings." });
  } catch (error) {
    toast.error(messageOf(error, "This device could not be reached by notifications. Please try again."));
  }
}
