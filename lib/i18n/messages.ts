import type account from "../../messages/en/account.json";
import type accountRules from "../../messages/en/account-rules.json";
import type activity from "../../messages/en/activity.json";
import type administrators from "../../messages/en/administrators.json";
import type analytics from "../../messages/en/analytics.json";
import type announcement from "../../messages/en/announcement.json";
import type announcements from "../../messages/en/announcements.json";
import type announcementsRules from "../../messages/en/announcements-rules.json";
import type appointments from "../../messages/en/appointments.json";
import type appointmentsRules from "../../messages/en/appointments-rules.json";
import type audit from "../../messages/en/audit.json";
import type backupRules from "../../messages/en/backup-rules.json";
import type banners from "../../messages/en/banners.json";
import type billing from "../../messages/en/billing.json";
import type billingRules from "../../messages/en/billing-rules.json";
import type bulk from "../../messages/en/bulk.json";
import type card from "../../messages/en/card.json";
import type cardFiles from "../../messages/en/card-files.json";
import type cardsRules from "../../messages/en/cards-rules.json";
import type clientFiles from "../../messages/en/client-files.json";
import type clientPayments from "../../messages/en/client-payments.json";
import type clients from "../../messages/en/clients.json";
import type clientsRules from "../../messages/en/clients-rules.json";
import type common from "../../messages/en/common.json";
import type companies from "../../messages/en/companies.json";
import type contentRules from "../../messages/en/content-rules.json";
import type dashboard from "../../messages/en/dashboard.json";
import type demo from "../../messages/en/demo.json";
import type demoCard from "../../messages/en/demo-card.json";
import type documents from "../../messages/en/documents.json";
import type failures from "../../messages/en/failures.json";
import type feedback from "../../messages/en/feedback.json";
import type feedbackRules from "../../messages/en/feedback-rules.json";
import type fileRules from "../../messages/en/file-rules.json";
import type files from "../../messages/en/files.json";
import type findings from "../../messages/en/findings.json";
import type format from "../../messages/en/format.json";
import type forms from "../../messages/en/forms.json";
import type handOver from "../../messages/en/hand-over.json";
import type join from "../../messages/en/join.json";
import type joining from "../../messages/en/joining.json";
import type joiningRules from "../../messages/en/joining-rules.json";
import type landing from "../../messages/en/landing.json";
import type leads from "../../messages/en/leads.json";
import type leadsRules from "../../messages/en/leads-rules.json";
import type leaving from "../../messages/en/leaving.json";
import type leavingRules from "../../messages/en/leaving-rules.json";
import type linkPreview from "../../messages/en/link-preview.json";
import type login from "../../messages/en/login.json";
import type mailTexts from "../../messages/en/mail-texts.json";
import type mailTextsRules from "../../messages/en/mail-texts-rules.json";
import type mails from "../../messages/en/mails.json";
import type notices from "../../messages/en/notices.json";
import type notifications from "../../messages/en/notifications.json";
import type notificationsRules from "../../messages/en/notifications-rules.json";
import type overview from "../../messages/en/overview.json";
import type ownData from "../../messages/en/own-data.json";
import type ownDataRules from "../../messages/en/own-data-rules.json";
import type ownPlan from "../../messages/en/own-plan.json";
import type pay from "../../messages/en/pay.json";
import type people from "../../messages/en/people.json";
import type picture from "../../messages/en/picture.json";
import type plans from "../../messages/en/plans.json";
import type planRules from "../../messages/en/plans-rules.json";
import type policies from "../../messages/en/policies.json";
import type products from "../../messages/en/products.json";
import type profile from "../../messages/en/profile.json";
import type rules from "../../messages/en/rules.json";
import type share from "../../messages/en/share.json";
import type signUp from "../../messages/en/sign-up.json";
import type signUps from "../../messages/en/sign-ups.json";
import type site from "../../messages/en/site.json";
import type siteRules from "../../messages/en/site-rules.json";
import type statement from "../../messages/en/statement.json";
import type status from "../../messages/en/status.json";
import type unsubscribe from "../../messages/en/unsubscribe.json";
import type videos from "../../messages/en/videos.json";
import type visitorData from "../../messages/en/visitor-data.json";
import type visitorsRules from "../../messages/en/visitors-rules.json";

/** The English messages, one file a subject: what there is to say. */
export type Messages = {
  account: typeof account;
  "account-rules": typeof accountRules;
  activity: typeof activity;
  administrators: typeof administrators;
  analytics: typeof analytics;
  announcement: typeof announcement;
  announcements: typeof announcements;
  "announcements-rules": typeof announcementsRules;
  appointments: typeof appointments;
  "appointments-rules": typeof appointmentsRules;
  audit: typeof audit;
  "backup-rules": typeof backupRules;
  banners: typeof banners;
  billing: typeof billing;
  "billing-rules": typeof billingRules;
  bulk: typeof bulk;
  card: typeof card;
  "card-files": typeof cardFiles;
  "cards-rules": typeof cardsRules;
  "client-files": typeof clientFiles;
  "client-payments": typeof clientPayments;
  clients: typeof clients;
  "clients-rules": typeof clientsRules;
  common: typeof common;
  companies: typeof companies;
  "content-rules": typeof contentRules;
  dashboard: typeof dashboard;
  demo: typeof demo;
  "demo-card": typeof demoCard;
  documents: typeof documents;
  failures: typeof failures;
  feedback: typeof feedback;
  "feedback-rules": typeof feedbackRules;
  "file-rules": typeof fileRules;
  files: typeof files;
  findings: typeof findings;
  format: typeof format;
  forms: typeof forms;
  join: typeof join;
  joining: typeof joining;
  "joining-rules": typeof joiningRules;
  landing: typeof landing;
  leads: typeof leads;
  "hand-over": typeof handOver;
  "leads-rules": typeof leadsRules;
  leaving: typeof leaving;
  "leaving-rules": typeof leavingRules;
  "link-preview": typeof linkPreview;
  login: typeof login;
  "mail-texts": typeof mailTexts;
  "mail-texts-rules": typeof mailTextsRules;
  mails: typeof mails;
  notices: typeof notices;
  notifications: typeof notifications;
  "notifications-rules": typeof notificationsRules;
  overview: typeof overview;
  "own-data": typeof ownData;
  "own-data-rules": typeof ownDataRules;
  "own-plan": typeof ownPlan;
  pay: typeof pay;
  people: typeof people;
  picture: typeof picture;
  plans: typeof plans;
  "plans-rules": typeof planRules;
  policies: typeof policies;
  products: typeof products;
  profile: typeof profile;
  rules: typeof rules;
  share: typeof share;
  "sign-up": typeof signUp;
  "sign-ups": typeof signUps;
  site: typeof site;
  "site-rules": typeof siteRules;
  statement: typeof statement;
  status: typeof status;
  unsubscribe: typeof unsubscribe;
  videos: typeof videos;
  "visitor-data": typeof visitorData;
  "visitors-rules": typeof visitorsRules;
};

export type Subject = keyof Messages;

/** A message's whole key: `leads.detail.delete.title`. Names that begin with @ are notes for translators. */
export type Key = { [S in Subject]: `${S}.${Leaves<Messages[S]>}` }[Subject];

type Leaves<M> = {
  [N in keyof M & string]: N extends `@${string}` ? never : M[N] extends string ? N : `${N}.${Leaves<M[N]>}`;
}[keyof M & string];

/** What a page gives its parts: a subject, a place in it or one message. */
export type Piece = { [S in Subject]: S | `${S}.${Branches<Messages[S]>}` }[Subject];

type Branches<M> = {
  [N in keyof M & string]: N extends `@${string}` ? never : M[N] extends string ? N : N | `${N}.${Branches<M[N]>}`;
}[keyof M & string];

export type Params = Record<string, string | number>;

/**
 * Places that have a message under each of these names: a part that several subjects use takes such a place, since no
 * sentence of another language can be put together from nouns.
 */
export type Place<N extends string> = { [Name in N]: (place: PlaceOf<Name>) => void }[N] extends (
  place: infer P,
) => void
  ? P
  : never;

type PlaceOf<N extends string> = Key extends infer K ? (K extends `${infer P}.${N}` ? P : never) : never;
