import { accountLimits } from "../limits/account";

export const emailTaken = "A user with this email already exists";
export const emailTakenSince = "Another account uses this email now. Use another one.";
export const phoneTakenSince = "Another client uses this phone number now. Use another one, or leave it empty.";
export const signInPhonePart = "Type the whole phone number";
export const signInPhoneUnavailable = "This number cannot be used for signing in. Use another one, or message us.";
export const signInPhoneElsewhere =
  "Another account signs in with this number. Leave the box empty to show it on the card only.";
export const signsInInvalid = "Say whether the client signs in with this number";
export const signInPhonesSpent = "The number was changed too often. Please wait an hour.";
export const nameRequired = "Name is required";
export const mailLinkInvalid = "Say whether to email the link";
export const invitationMailOff = "This site cannot send emails. Send the link yourself.";
export const administratorNotFound = "This administrator was removed already";
export const administratorSelf = "You cannot block or remove yourself. Ask another administrator.";
export const administratorJoined = "This administrator has a password already";
export const administratorBlocked = "This administrator is blocked. Unblock first.";
export const usernameRequired = "Username is required";
export const passwordRequired = "Password is required";
export const passwordTooShort = `Password must be at least ${accountLimits.password.min} characters long`;
export const passwordTooLong = `Password must be at most ${accountLimits.password.max} characters long`;
export const passwordGuessable = "This password is too easy to guess. Use three or four unrelated words.";
export const passwordChanged = "Password changed successfully!";
export const currentPasswordRequired = "Current password is required";
export const currentPasswordIncorrect = "Current password is incorrect";
export const passwordNotSet = "You have no password yet. Set one with your invitation link, or ask for a new link";
export const newPasswordRequired = "New password is required";
export const newPasswordTooShort = `New password must be at least ${accountLimits.password.min} characters long`;
export const newPasswordMismatch = "New passwords do not match";
export const newPasswordSame = "New password must be different from current password";

export const resetLinkAsked = "If an account has this email, a link to set a new password is on its way.";
export const resetLinkInvalid = "This link does not work any more";
export const resetMailOff = "This site cannot send emails. Message us for a reset link.";
export const resetClientInactive = "This client is deactivated. Activate it first.";

export const emailCodeInvalid = "Type the six digits of the code";
export const emailCodeWrong = "This is not the latest code we sent";
export const emailCodesSpent = "Too many codes were sent. Please try again in an hour.";
export const emailChangeGone = "This code has ended. Please change your email again.";
