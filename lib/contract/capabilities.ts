import { z } from "zod";

/**
 * `GET /capabilities/`: which data beyond the core calls a provider keeps. What it does not name it does not keep, and
 * a provider that answers 404 keeps none of it.
 */
export const capabilitiesSchema = z.object({
  feedback: z.boolean().default(false),
  analytics: z.boolean().default(false),
});
export type Capabilities = z.infer<typeof capabilitiesSchema>;
