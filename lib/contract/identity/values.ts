/** For how long (ms) a deleted client can be restored. */
export const restorableFor = 14 * 24 * 60 * 60_000;

export const accountLimits = {
  username: 150,
  password: { min: 8, max: 128 },
  tokenCookieMaxAge: 7 * 24 * 60 * 60, // seconds
  deviceCookieMaxAge: 400 * 24 * 60 * 60, // seconds, the most that browsers keep one for
} as const;

/** Digits of an app's code; how many codes are given to keep, and how long each is. */
export const twoFactorLimits = { digits: 6, recoveryCodes: 10, recoveryCode: 16 } as const;

/**
 * Passkeys of one account; characters of a name, and of each part of what a browser says; for how long (ms) one may be
 * asked for.
 */
export const passkeyLimits = { most: 20, name: 60, bytes: 16_384, lasts: 5 * 60_000, asksPerMinute: 60 } as const;

/**
 * Passkeys that a browser suggests beside the e-mail: how often one network may ask for that in a minute; after how long
 * (ms), while a passkey may still be asked for, an open page asks anew, and how often at most.
 */
export const passkeySuggestionLimits = { perMinute: 120, renewedAfter: 4 * 60_000, most: 15 } as const;

/** How often one network may set out for the operator's sign-in service in a minute, and how long it may be away (ms). */
export const oidcLimits = { startsPerMinute: 30, lasts: 15 * 60_000 } as const;

/** Another e-mail of an account: its code, for how long (ms) and how often it may be tried, mails to new addresses. */
export const emailChangeLimits = { digits: 6, lasts: 60 * 60_000, failures: 5, mailsPerHour: 5 } as const;

/** How often an account may ask for another number to sign in with, so that nobody finds out who has one. */
export const signInPhoneLimits = { perHour: 10 } as const;

/**
 * Links with which a new password is set: how long one holds that came by mail and one of an administrator's; mails to
 * one address in an hour; how often one network may ask for one, and follow one, in a minute.
 */
export const resetLinkLimits = {
  mailedFor: 60 * 60_000,
  handedFor: 48 * 60 * 60_000,
  mailsPerHour: 3,
  asksPerMinute: 5,
  usesPerMinute: 30,
  token: 100,
} as const;
