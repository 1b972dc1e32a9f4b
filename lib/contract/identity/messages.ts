import { said } from "../../i18n/said";
import { accountLimits } from "./values";

export const emailTaken = said("account-rules.account.emailTaken");
export const passwordElsewhere = said("account-rules.account.passwordElsewhere");
export const emailTakenSince = said("account-rules.account.emailTakenSince");
export const phoneTakenSince = said("account-rules.account.phoneTakenSince");
export const signInPhonePart = said("account-rules.account.signInPhonePart");
export const signInPhoneUnavailable = said("account-rules.account.signInPhoneUnavailable");
export const signInPhoneNeeded = said("account-rules.account.signInPhoneNeeded");
export const signInPhoneElsewhere = said("account-rules.account.signInPhoneElsewhere");
export const signsInInvalid = said("account-rules.account.signsInInvalid");
export const signInPhonesSpent = said("account-rules.account.signInPhonesSpent");
export const nameRequired = said("account-rules.account.nameRequired");
export const mailLinkInvalid = said("account-rules.account.mailLinkInvalid");
export const invitationMailOff = said("account-rules.account.invitationMailOff");
export const administratorNotFound = said("account-rules.account.administratorNotFound");
export const administratorSelf = said("account-rules.account.administratorSelf");
export const administratorJoined = said("account-rules.account.administratorJoined");
export const administratorBlocked = said("account-rules.account.administratorBlocked");
export const usernameRequired = said("account-rules.account.usernameRequired");
export const passwordRequired = said("account-rules.account.passwordRequired");
export const passwordTooShort = said("account-rules.account.passwordTooShort", { min: accountLimits.password.min });
export const passwordTooLong = said("account-rules.account.passwordTooLong", { max: accountLimits.password.max });
export const passwordGuessable = said("account-rules.account.passwordGuessable");
export const passwordChanged = said("account-rules.account.passwordChanged");
export const currentPasswordRequired = said("account-rules.account.currentPasswordRequired");
export const currentPasswordIncorrect = said("account-rules.account.currentPasswordIncorrect");
export const passwordNotSet = said("account-rules.account.passwordNotSet");
export const newPasswordRequired = said("account-rules.account.newPasswordRequired");
export const newPasswordTooShort = said("account-rules.account.newPasswordTooShort", {
  min: accountLimits.password.min,
});
export const newPasswordMismatch = said("account-rules.account.newPasswordMismatch");
export const newPasswordSame = said("account-rules.account.newPasswordSame");

export const resetLinkAsked = said("account-rules.account.resetLinkAsked");
export const resetLinkInvalid = said("account-rules.account.resetLinkInvalid");
export const resetMailOff = said("account-rules.account.resetMailOff");
export const resetClientInactive = said("account-rules.account.resetClientInactive");

export const emailCodeInvalid = said("account-rules.account.emailCodeInvalid");
export const emailCodeWrong = said("account-rules.account.emailCodeWrong");
export const emailCodesSpent = said("account-rules.account.emailCodesSpent");
export const emailChangeGone = said("account-rules.account.emailChangeGone");
