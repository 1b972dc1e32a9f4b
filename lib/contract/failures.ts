/**
 * Texts for calls that are refused or fail as a whole, from the provider or a screen. Apart from the texts of rules,
 * because every screen loads these. Imported as `* as failures`.
 */

export const invalidCredentials = "Email or password is wrong";
export const accountInactive = "This account is deactivated. Please message us.";
export const notAuthenticated = "Please sign in to continue";
export const sessionEnded = "Your session has ended. Please sign in again.";
export const sessionNotFound = "This session has already ended";
export const signedOutHereOnly =
  "You are signed out on this device, but the server did not answer. To be safe, sign in and sign out again later.";
export const signedOut = "You are signed out";
export const permissionDenied = "You don't have permission to do this";
export const notFound = "Not found";
export const clientNotFound = "Client not found";
export const companyNotFound = "Company not found";
export const profileNotFound = "Profile not found";
export const profileExists = "A profile already exists";
export const methodNotAllowed = "Method not allowed";
export const malformedRequest = "The request could not be read";
export const malformedBody = "The request body could not be read";
export const unsupportedMediaType = "This content type is not supported here";
export const bodyTooLarge = "The request is too large";
export const bodyIncomplete = "The upload was interrupted. Please try again.";
export const tooManyAttempts = "Too many attempts. Please wait a moment and try again.";
export const crossSite = "This request did not come from this site";
export const changedMeanwhile = "Someone else changed this at the same time. Please try again.";
export const storageFull = "The server has no space left. Please try again later.";
export const unavailable = "The service is not available right now. Please try again in a moment.";
export const noConnection = "Check your internet and try again.";
export const timeout = "The server took too long to answer. Please try again.";
export const internal = "Something went wrong on our side. Please try again.";
