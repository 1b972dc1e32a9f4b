/** For how long (ms) a deleted client can be restored. */
export const restorableFor = 14 * 24 * 60 * 60_000;

export const accountLimits = {
  username: 150,
  password: { min: 8, max: 128 },
  tokenCookieMaxAge: 7 * 24 * 60 * 60, // seconds
  deviceCookieMaxAge: 400 * 24 * 60 * 60, // seconds, the most that browsers keep one for
} as const;

/** Digits of an app's code; number and length of recovery codes. */
export const twoFactorLimits = { digits: 6, recoveryCodes: 10, recoveryCode: 16 } as const;

/**
 * Passkeys of one account; characters of a name and of each part of a browser's answer; lifetime (ms) of a challenge.
 */
export const passkeyLimits = { most: 20, name: 60, bytes: 16_384, lasts: 5 * 60_000, asksPerMinute: 60 } as const;

/**
 * Passkeys that a browser suggests in the e-mail field: challenges for one network in a minute; when (ms) an open page
 * requests a new challenge, before the old one ends, and how often at most.
 */
export const passkeySuggestionLimits = { perMinute: 120, renewedAfter: 4 * 60_000, most: 15 } as const;

/** Sign-ins at the operator's service: starts of one network in a minute, and how long (ms) one may take. */
export const oidcLimits = { startsPerMinute: 30, lasts: 15 * 60_000 } as const;

/** Change of e-mail: digits of the code, its lifetime (ms) and tries, mails to new addresses. */
export const emailChangeLimits = { digits: 6, lasts: 60 * 60_000, failures: 5, mailsPerHour: 5 } as const;

/** Changes of the sign-in number of an account, few enough that nobody finds out which numbers exist. */
export const signInPhoneLimits = { perHour: 10 } as const;

/**
 * Reset links: lifetime of a mailed one and of an administrator's; mails to one address in an hour; requests and uses by
 * one network in a minute.
 */
export const resetLinkLimits = {
  mailedFor: 60 * 60_000,
  handedFor: 48 * 60 * 60_000,
  mailsPerHour: 3,
  asksPerMinute: 5,
  usesPerMinute: 30,
  token: 100,
} as const;

/** Where an administrator who also has companies looks after the site: said in place of a company's id. */
export const administration = 0;

/** What an account signs in with, as people read it: its e-mail, else its number. */
export function signInName({ email, sign_in_phone: phone }: { email: string; sign_in_phone?: string | null }): string {
  return email || phone || "";
}
