/**
 * What next-auth reads by itself, set before it loads. Without a configured address the visitor's Host decides, so that
 * signing in works at 127.0.0.1 and in the local network just as at localhost.
 */
export function sessionEnvironment(secret: string, siteUrl: string, isConfigured: boolean): Record<string, string> {
  return { NEXTAUTH_SECRET: secret, ...(isConfigured ? { NEXTAUTH_URL: siteUrl } : { AUTH_TRUST_HOST: "true" }) };
}
