import { z } from "zod";
import { type ProviderSettings, parseSettings, portSchema, providerSettings } from "@/lib/process/settings";
import type { OpenOptions } from "./open";

/** Settings of the stand-alone provider, all optional. README lists them. */
const providerEnvSchema = z.object({ ...providerSettings, PROVIDER_PORT: portSchema.default(8000) });

export type ProviderEnv = z.infer<typeof providerEnvSchema>;

/** @throws StartError as `parseSettings` */
export function parseProviderEnv(source: Record<string, string | undefined>): ProviderEnv {
  return parseSettings(providerEnvSchema, source);
}

/** What the settings of either process mean for its provider. */
export function openOptions(settings: ProviderSettings): OpenOptions {
  return {
    dataDir: settings.DATA_DIR,
    tokenSecret: settings.TOKEN_SECRET,
    loginRatePerMinute: settings.LOGIN_RATE_PER_MINUTE,
    mediaBaseUrl: settings.MEDIA_BASE_URL,
    databaseUrl: settings.DATABASE_URL,
    redisUrl: settings.REDIS_URL,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    adminEmail: settings.ADMIN_EMAIL,
    adminPassword: settings.ADMIN_PASSWORD,
    seedDemo: settings.SEED_DEMO,
  };
}
