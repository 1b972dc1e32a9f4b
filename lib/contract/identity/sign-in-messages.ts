import { said } from "../../i18n/said";
import { passkeyLimits } from "./values";

export const twoFactorNeeded = said("account-rules.signIn.twoFactorNeeded");
export const twoFactorCodeInvalid = said("account-rules.signIn.twoFactorCodeInvalid");
export const twoFactorAppCodeInvalid = said("account-rules.signIn.twoFactorAppCodeInvalid");
export const twoFactorCodeWrong = said("account-rules.signIn.twoFactorCodeWrong");
export const twoFactorIsOn = said("account-rules.signIn.twoFactorIsOn");
export const twoFactorIsOff = said("account-rules.signIn.twoFactorIsOff");
export const twoFactorNotStarted = said("account-rules.signIn.twoFactorNotStarted");
export const twoFactorMissing = said("account-rules.signIn.twoFactorMissing");

export const passkeyRefused = said("account-rules.signIn.passkeyRefused");
export const passkeyUnknown = said("account-rules.signIn.passkeyUnknown");
export const passkeyNotFound = said("account-rules.signIn.passkeyNotFound");
export const passkeyTaken = said("account-rules.signIn.passkeyTaken");
export const passkeyNone = said("account-rules.signIn.passkeyNone");
export const passkeysFull = said("account-rules.signIn.passkeysFull", { most: passkeyLimits.most });
export const passkeysUnsupported = said("account-rules.signIn.passkeysUnsupported");
export const passkeyOnDevice = said("account-rules.signIn.passkeyOnDevice");
export const passkeyFailed = said("account-rules.signIn.passkeyFailed");
export const passkeysOff = said("account-rules.signIn.passkeysOff");
export const passkeyFirst = said("account-rules.signIn.passkeyFirst");

export const signedOutByItself = said("account-rules.signIn.signedOutByItself");

export const oidcOff = said("account-rules.signIn.oidcOff");
export const oidcRefused = said("account-rules.signIn.oidcRefused");
export const oidcUnknown = said("account-rules.signIn.oidcUnknown");
export const oidcUnverified = said("account-rules.signIn.oidcUnverified");
export const oidcUnavailable = said("account-rules.signIn.oidcUnavailable");
