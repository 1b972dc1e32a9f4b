import { z } from "zod";
import { limits } from "@/lib/contract/limits";
import { StartError } from "@/lib/process/start-error";

/** Settings of the stand-alone provider, all optional; an empty value counts as absent. */
const providerEnvSchema = z.object({
  PROVIDER_PORT: z.coerce.number().int().min(0).max(65_535).default(8000),
  HOST: z.string().default("0.0.0.0"),
  DATA_DIR: z.string().default("./data"),
  LOGIN_RATE_PER_MINUTE: z.coerce.number().int().min(1).default(10),
  /** Address that files are offered under; empty where the web app passes them on. */
  MEDIA_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ""))
    .default(""),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(limits.password.min).max(limits.password.max).optional(),
  SEED_DEMO: z.stringbool().default(true),
  TOKEN_SECRET: z.string().min(32).optional(),
});

export type ProviderEnv = z.infer<typeof providerEnvSchema>;

/** @throws StartError whose message names each wrong variable, one a line. */
export function parseProviderEnv(source: Record<string, string | undefined>): ProviderEnv {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const result = providerEnvSchema.safeParse(present);
  if (result.success) return result.data;
  throw new StartError(result.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("\n"));
}
