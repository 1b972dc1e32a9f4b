import { z } from "zod";
import type { Job } from "../kernel/jobs/job";
import { nobody } from "../kernel/write/audit-repo";
import { write } from "../kernel/write/write";
import { forgetBefore } from "./repo";
import { heldSince } from "./sealed";

const hour = 60 * 60_000;

/** Deletes what is left of those who can no longer be brought back; their photos are dropped by then. */
export const forgetFormerPeople: Job = {
  kind: "forget_former_people",
  payload: z.unknown(),
  every: hour,
  async run(deps) {
    await write(deps, nobody, ({ trx }) => forgetBefore(trx, heldSince(deps.now())));
  },
};
