import { z } from "zod";
import { limits } from "./contract/limits";
import { defaultCurrency, isCurrency } from "./format-price";

/** Settings of the web app and its listener, all optional. README lists them; an empty value counts as absent. */
const envSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default("0.0.0.0"),
  /** Public address of the site, without a trailing slash: the base of canonical links and previews. */
  SITE_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ""))
    .optional(),
  BRAND_NAME: z.string().trim().min(1).max(60).default("Namaskard"),
  /** ISO 4217 code of the currency that all prices are in. */
  CURRENCY: z.string().refine(isCurrency, "Must be an ISO 4217 code such as USD or INR").default(defaultCurrency),
  /** Whom visitors of the landing page write to. */
  CONTACT_WHATSAPP: z.string().optional(),
  CONTACT_EMAIL: z.email().optional(),
  /** Who runs this site and answers for it, as its policies name them. */
  OPERATOR_NAME: z.string().trim().max(200).optional(),
  OPERATOR_ADDRESS: z.string().trim().max(500).optional(),
  DATA_DIR: z.string().default("./data"),
  /** Address of a provider elsewhere, up to and including its API prefix's parent: `http://host:8000`. */
  PROVIDER_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ""))
    .optional(),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(limits.password.min).max(limits.password.max).optional(),
  SEED_DEMO: z.stringbool().default(true),
  LOGIN_RATE_PER_MINUTE: z.coerce.number().int().min(1).default(10),
  /** Fingerprint of the source that is running; the launcher sets it. */
  BUILD_ID: z.string().default("dev"),
  /** Reverse proxies in front whose X-Forwarded-For entries are believed. */
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
});

export type Env = Omit<z.infer<typeof envSchema>, "SITE_URL"> & { SITE_URL: string };

/** @throws an Error whose message names each wrong variable, one a line. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const result = envSchema.safeParse(present);
  if (!result.success)
    throw new Error(result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("\n"));
  return { ...result.data, SITE_URL: result.data.SITE_URL ?? `http://localhost:${result.data.PORT}` };
}

let parsed: Env | undefined;

/** The process's settings, parsed once. */
export function env(): Env {
  parsed ??= parseEnv(process.env);
  return parsed;
}

/**
 * Encrypts the session cookie; the listener sets it before Next loads. Read when asked, because the same file also runs
 * before that.
 */
export function sessionSecret(): string {
  const secret = process.env.NEXTAUTH_SECRET;
  if (!secret) throw new Error("NEXTAUTH_SECRET is not set");
  return secret;
}

/** Whether the framework's development tools run, which need rights that visitors' browsers must not grant. */
export const isDevelopment = process.env.NODE_ENV === "development";
