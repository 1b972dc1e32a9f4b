import { accountLimits } from "./values";

export const emailTaken = "A user with this email already exists";
export const emailTakenSince = "Another account uses this email now. Use another one.";
export const phoneTakenSince = "Another client uses this phone number now. Use another one, or leave it empty.";
export const signInPhonePart = "Type the whole phone number";
export const signInPhoneUnavailable = "This number cannot be used to sign in. Use another one, or message us.";
export const signInPhoneElsewhere =
  "Another account signs in with this number. Untick the box to show it only on the card.";
export const signsInInvalid = "Please choose if the client signs in with this number";
export const signInPhonesSpent = "You changed the number too often. Please try again in an hour.";
export const nameRequired = "Name is required";
export const mailLinkInvalid = "Please choose if the link is emailed";
export const invitationMailOff = "This site cannot send emails. Send the link yourself.";
export const administratorNotFound = "This administrator was already removed";
export const administratorSelf = "You cannot block or remove yourself. Ask another administrator.";
export const administratorJoined = "This administrator already has a password";
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

export const resetLinkAsked = "If this email has an account, we have sent it a link to set a new password.";
export const resetLinkInvalid = "This link no longer works. Ask for a new one.";
export const resetMailOff = "This site cannot send emails. Message us for a reset link.";
export const resetClientInactive = "This client is deactivated. Activate it first.";

export const emailCodeInvalid = "Type the 6-digit code";
export const emailCodeWrong = "Wrong code. Type the latest one we sent.";
export const emailCodesSpent = "Too many codes were sent. Please try again in an hour.";
export const emailChangeGone = "This code has expired. Please change your email again.";
