import * as announcementMessagesSaid from "@/lib/contract/announcements/messages";
import * as appointmentMessagesSaid from "@/lib/contract/appointments/messages";
import * as cardFileMessagesSaid from "@/lib/contract/backup/messages";
import * as billingMessagesSaid from "@/lib/contract/billing/messages";
import * as profileMessagesSaid from "@/lib/contract/cards/messages";
import * as bulkMessagesSaid from "@/lib/contract/clients/bulk-messages";
import * as clientFileMessagesSaid from "@/lib/contract/clients/file-messages";
import * as signUpMessagesSaid from "@/lib/contract/clients/sign-up-messages";
import * as bannerMessagesSaid from "@/lib/contract/content/messages/banner";
import * as documentMessagesSaid from "@/lib/contract/content/messages/document";
import * as ownPersonMessagesSaid from "@/lib/contract/content/messages/own-person";
import * as personMessagesSaid from "@/lib/contract/content/messages/person";
import * as productMessagesSaid from "@/lib/contract/content/messages/product";
import * as videoMessagesSaid from "@/lib/contract/content/messages/video";
import * as failuresSaid from "@/lib/contract/failures";
import * as feedbackMessagesSaid from "@/lib/contract/feedback/messages";
import * as fileMessagesSaid from "@/lib/contract/file-messages";
import * as accountMessagesSaid from "@/lib/contract/identity/messages";
import * as signInMessagesSaid from "@/lib/contract/identity/sign-in-messages";
import * as joiningMessagesSaid from "@/lib/contract/joining/messages";
import * as leadMessagesSaid from "@/lib/contract/leads/messages";
import * as leavingMessagesSaid from "@/lib/contract/leaving/messages";
import * as mailTextMessagesSaid from "@/lib/contract/mail-texts/messages";
import * as fieldMessagesSaid from "@/lib/contract/messages";
import * as notificationMessagesSaid from "@/lib/contract/notifications/messages";
import * as ownDataMessagesSaid from "@/lib/contract/own-data/messages";
import * as planMessagesSaid from "@/lib/contract/plans/messages";
import * as siteMessagesSaid from "@/lib/contract/site/messages";
import * as visitorFormMessagesSaid from "@/lib/contract/visitors/messages";
import { translatorOf } from "@/lib/i18n/catalog";

/** Writes what is said in English. */
export const english = translatorOf("en");

/** Writes what people who read Hindi are told. */
export const hindi = translatorOf("hi");

/** The texts of rules as an English reader gets them, from a form or in an answer; schemas say them by their keys. */
function inEnglish<M extends object>(texts: M): M {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, write(text)])) as M;
}

function write(text: unknown): unknown {
  if (typeof text === "string") return english.say(text);
  if (typeof text === "function") return (...params: unknown[]) => write(text(...params));
  return inEnglish(text as object);
}

export const mailTextMessages = inEnglish(mailTextMessagesSaid);
export const announcementMessages = inEnglish(announcementMessagesSaid);
export const accountMessages = inEnglish(accountMessagesSaid);
export const appointmentMessages = inEnglish(appointmentMessagesSaid);
export const bannerMessages = inEnglish(bannerMessagesSaid);
export const billingMessages = inEnglish(billingMessagesSaid);
export const cardFileMessages = inEnglish(cardFileMessagesSaid);
export const bulkMessages = inEnglish(bulkMessagesSaid);
export const clientFileMessages = inEnglish(clientFileMessagesSaid);
export const documentMessages = inEnglish(documentMessagesSaid);
export const failures = inEnglish(failuresSaid);
export const feedbackMessages = inEnglish(feedbackMessagesSaid);
export const fieldMessages = inEnglish(fieldMessagesSaid);
export const fileMessages = inEnglish(fileMessagesSaid);
export const joiningMessages = inEnglish(joiningMessagesSaid);
export const leadMessages = inEnglish(leadMessagesSaid);
export const leavingMessages = inEnglish(leavingMessagesSaid);
export const ownDataMessages = inEnglish(ownDataMessagesSaid);
export const notificationMessages = inEnglish(notificationMessagesSaid);
export const ownPersonMessages = inEnglish(ownPersonMessagesSaid);
export const personMessages = inEnglish(personMessagesSaid);
export const planMessages = inEnglish(planMessagesSaid);
export const productMessages = inEnglish(productMessagesSaid);
export const profileMessages = inEnglish(profileMessagesSaid);
export const signInMessages = inEnglish(signInMessagesSaid);
export const signUpMessages = inEnglish(signUpMessagesSaid);
export const siteMessages = inEnglish(siteMessagesSaid);
export const videoMessages = inEnglish(videoMessagesSaid);
export const visitorFormMessages = inEnglish(visitorFormMessagesSaid);
