/**
 * What next-auth reads by itself, set before it loads. Its addresses come from the settings and never from a request, whose
 * Host anybody chooses; the screens go where they want to by themselves, so signing in works at every name of the machine.
 */
export function sessionEnvironment(secret: string, siteUrl: string): Record<string, string> {
  return { NEXTAUTH_SECRET: secret, NEXTAUTH_URL: siteUrl };
}
