import { z } from "zod";

/** True where it is beyond the client's plan, so that the card does not show it; absent otherwise. */
export const restingShape = { is_resting: z.boolean().optional() };
