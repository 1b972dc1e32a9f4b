/**
 * Texts for calls that are refused or fail as a whole, from the provider or a screen. Apart from the texts of rules,
 * because every screen loads these. Imported as `* as failures`.
 */

import { said } from "../i18n/said";

export const invalidCredentials = said("failures.invalidCredentials");
export const accountInactive = said("failures.accountInactive");
export const notAuthenticated = said("failures.notAuthenticated");
export const sessionEnded = said("failures.sessionEnded");
export const sessionNotFound = said("failures.sessionNotFound");
export const signedOutHereOnly = said("failures.signedOutHereOnly");
export const signedOut = said("failures.signedOut");
export const permissionDenied = said("failures.permissionDenied");
export const companyLeft = said("failures.companyLeft");
export const cardResting = said("failures.cardResting");
export const notFound = said("failures.notFound");
export const clientNotFound = said("failures.clientNotFound");
export const companyNotFound = said("failures.companyNotFound");
export const profileNotFound = said("failures.profileNotFound");
export const profileExists = said("failures.profileExists");
export const methodNotAllowed = said("failures.methodNotAllowed");
export const malformedRequest = said("failures.malformedRequest");
export const malformedBody = said("failures.malformedBody");
export const unsupportedMediaType = said("failures.unsupportedMediaType");
export const bodyTooLarge = said("failures.bodyTooLarge");
export const bodyIncomplete = said("failures.bodyIncomplete");
export const tooManyAttempts = said("failures.tooManyAttempts");
export const crossSite = said("failures.crossSite");
export const changedMeanwhile = said("failures.changedMeanwhile");
export const storageFull = said("failures.storageFull");
export const unavailable = said("failures.unavailable");
export const noConnection = said("failures.noConnection");
export const timeout = said("failures.timeout");
export const internal = said("failures.internal");
export const signInFailed = said("failures.signInFailed");
export const companyFailed = said("failures.companyFailed");
export const addressTooLong = said("failures.addressTooLong");
export const addressMalformed = said("failures.addressMalformed");
