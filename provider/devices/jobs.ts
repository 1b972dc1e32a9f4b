import { z } from "zod";
import { pushLimits } from "@/lib/contract/limits/notification";
import { nobody } from "../audit/repo";
import type { Job } from "../jobs/job";
import { write } from "../write/write";
import { deleteDevice, findDevice, forgetFailures, noteFailure } from "./repo";

/** What the dashboard's service worker reads; `url` is a path of the site. */
const messageSchema = z.object({ title: z.string(), body: z.string(), url: z.string() });
export type DeviceMessage = z.infer<typeof messageSchema>;

/** Sends one message to one device, and forgets a device that is no more. */
export const pushMessage: Job<{ device: number; message: DeviceMessage }> = {
  kind: "push_message",
  payload: z.object({ device: z.number().int(), message: messageSchema }),
  async run(deps, { device: id, message }) {
    const device = await findDevice(deps.db, id);
    if (!device) return;
    const isThere = await deps.push.send(device, JSON.stringify(message)).catch(async (error) => {
      await write(deps, nobody, ({ trx }) => noteFailure(trx, id, pushLimits.failures));
      throw error;
    });
    await write(deps, nobody, ({ trx }) => (isThere ? forgetFailures(trx, id) : deleteDevice(trx, id)));
  },
};
