import { passkeyLimits } from "./values";

export const twoFactorNeeded = "Enter the code from your authenticator app";
export const twoFactorCodeInvalid = "Enter the 6-digit code from your app, or a recovery code";
export const twoFactorAppCodeInvalid = "Enter the 6-digit code from your app";
export const twoFactorCodeWrong = "This code is wrong or was already used";
export const twoFactorIsOn = "Two-step verification is already on";
export const twoFactorIsOff = "Two-step verification is off";
export const twoFactorNotStarted = "Please start again with your password";
export const twoFactorMissing = "Turn on two-step verification or add a passkey first";

export const passkeyRefused = "This passkey was not accepted. Please try again, or use your password";
export const passkeyUnknown = "This passkey no longer works. Sign in with your password";
export const passkeyNotFound = "This passkey was already removed";
export const passkeyTaken = "This passkey is already added";
export const passkeyNone = "This account has no passkey. Use your password";
export const passkeysFull = `You can have at most ${passkeyLimits.most} passkeys. Remove one first`;
export const passkeysUnsupported = "This browser cannot use passkeys. Sign in with your password";
export const passkeyOnDevice = "This device already has a passkey for this account";
export const passkeyFailed = "The passkey could not be used on this device. Please try again, or use your password";
export const passkeysOff = "Passkeys work only on a site with a domain name";
export const passkeyFirst = "This account has a passkey. Sign in with it";

export const signedOutByItself = "You were signed out. Please sign in again.";

export const oidcOff = "Sign in with your email and password here";
export const oidcRefused = "Sign-in was not finished. Please try again";
export const oidcUnknown = "No account here uses the email you signed in with";
export const oidcUnverified =
  "Your email is not verified at the sign-in service. Verify it there, or sign in with your password";
export const oidcUnavailable =
  "The sign-in service cannot be reached right now. Use your password, or try again in a few minutes";
