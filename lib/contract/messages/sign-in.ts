import { passkeyLimits } from "../limits/account";

export const twoFactorNeeded = "Type the code that your authenticator app shows";
export const twoFactorCodeInvalid = "Type the six digits that your app shows, or a recovery code";
export const twoFactorAppCodeInvalid = "Type the six digits that your app shows";
export const twoFactorCodeWrong = "This code is wrong, or was used already";
export const twoFactorIsOn = "Two-step verification is on already";
export const twoFactorIsOff = "Two-step verification is off";
export const twoFactorNotStarted = "Please begin with your password once more";
export const twoFactorMissing = "Turn on two-step verification or add a passkey first";

export const passkeyRefused = "This passkey was not accepted. Please try again, or use your password";
export const passkeyUnknown = "This passkey no longer works here. Sign in with your password";
export const passkeyNotFound = "This passkey was already removed";
export const passkeyTaken = "This passkey is already added";
export const passkeysFull = `An account has ${passkeyLimits.most} passkeys at most. Remove one first`;
export const passkeysUnsupported = "This browser cannot use passkeys. Sign in with your password";
export const passkeyOnDevice = "This device has a passkey for this account already";
export const passkeyFailed = "The passkey could not be used on this device. Please try again, or use your password";
export const passkeysOff = "Passkeys need an address with a name";
export const passkeyFirst = "This account is signed in with its passkey";

export const signedOutByItself = "You were signed out. Please sign in again.";

export const oidcOff = "This site has no sign-in service of its own";
export const oidcRefused = "Signing in there was not finished. Please try again";
export const oidcUnknown = "No account here has the email that you signed in with there";
export const oidcUnverified =
  "The sign-in service does not say that your email is verified. Verify it there, or sign in with your password";
export const oidcUnavailable =
  "The sign-in service cannot be reached just now. Use your password, or try again in a few minutes";
