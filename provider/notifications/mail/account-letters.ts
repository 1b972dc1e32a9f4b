import { z } from "zod";
import { openAccountLimits } from "@/lib/contract/clients/values";
import { dayMs } from "@/lib/contract/clock";
import { emailChangeLimits, resetLinkLimits } from "@/lib/contract/identity/values";
import { invitationLimits } from "@/lib/contract/joining/values";
import { accountPath, confirmPath, joinPath, resetLinkPath, screenInLanguage } from "@/lib/contract/paths";
import type { MemberRole } from "@/lib/contract/policies";
import { isolateName, plainCompanyName } from "@/lib/contract/shown-name";
import { formatDay } from "@/lib/format/calendar";
import type { T } from "@/lib/i18n/translator";
import { nameDevice } from "../../kernel/http/session-origin";
import type { Site } from "../../kernel/site";
import type { MailMessage } from "../../ports/mail/mail";
import { writeLetter } from "./letter";

/** The code that proves that mail to a new address is read by the account's owner; it stands first, for a glance. */
export function composeEmailCodeLetter(
  t: T,
  site: Site,
  { email, code }: { email: string; code: string },
): MailMessage {
  return writeLetter(t, site.name, {
    to: email,
    subject: t("mails.emailCode.subject", { code, site: site.name }),
    body: [
      { figures: { [t("mails.emailCode.yourCode")]: code } },
      t("mails.emailCode.typeIt"),
      t("mails.emailCode.lasts", { minutes: emailChangeLimits.lasts / 60_000 }),
    ],
    link: { label: t("mails.openAccount"), url: site.url + screenInLanguage(t.language, accountPath) },
    reason: t("mails.emailCode.reason"),
  });
}

/** Tells the address that an account had that it has another now; which one is not told to a mailbox that may be lost. */
export function composeFormerEmailLetter(t: T, site: Site, email: string): MailMessage {
  return writeLetter(t, site.name, {
    to: email,
    subject: t("mails.formerEmail.subject", { site: site.name }),
    body: [t("mails.formerEmail.changed"), t("mails.formerEmail.ifNotYou")],
    link: { label: t("mails.openAccount"), url: site.url + screenInLanguage(t.language, accountPath) },
    reason: t("mails.safety.reason"),
  });
}

export const newDeviceSchema = z.object({
  kind: z.literal("new_device"),
  at: z.string(),
  origin: z.object({
    agent: z.string().nullable(),
    country: z.string().nullable(),
    town: z.string().nullable(),
    address: z.string(),
  }),
});

/** Tells an account's owner that somebody has signed in from a browser that never did before. */
export function composeNewDeviceLetter(
  t: T,
  site: Site,
  { to, at, origin }: z.output<typeof newDeviceSchema> & { to: string },
): MailMessage {
  const { browser, system } = nameDevice(origin.agent);
  const name = browser ?? t("mails.newDevice.unknown");
  const place = [origin.town, origin.country].filter(Boolean).join(", ");
  return writeLetter(t, site.name, {
    to,
    subject: t("mails.newDevice.subject", { site: site.name }),
    body: [
      t("mails.newDevice.signedIn"),
      {
        figures: {
          [t("mails.newDevice.when")]: `${at.slice(0, 16).replace("T", " ")} UTC`,
          [t("mails.newDevice.browser")]: system ? t("mails.newDevice.browserOn", { browser: name, system }) : name,
          ...(place && { [t("mails.newDevice.place")]: place }),
          [t("mails.newDevice.address")]: origin.address,
        },
      },
      t("mails.newDevice.ifNotYou"),
    ],
    link: { label: t("mails.newDevice.link"), url: site.url + screenInLanguage(t.language, accountPath) },
    reason: t("mails.safety.reason"),
  });
}

/** The mail with a link to set a new password; it says nothing that whoever asked for it has typed. */
export function composeResetLetter(t: T, site: Site, { email, token }: { email: string; token: string }): MailMessage {
  return writeLetter(t, site.name, {
    to: email,
    subject: t("mails.reset.subject", { site: site.name }),
    body: [t("mails.reset.asked"), t("mails.reset.lasts", { minutes: resetLinkLimits.mailedFor / 60_000 })],
    link: { label: t("mails.reset.link"), url: site.url + resetLinkPath(token, t.language) },
    reason: t("mails.reset.reason"),
  });
}

/** The mail with the link to set the first password of an account that an administrator has made. */
export function composeInvitation(t: T, site: Site, { email, token }: { email: string; token: string }): MailMessage {
  return writeLetter(t, site.name, {
    to: email,
    subject: t("mails.invitation.subject", { site: site.name }),
    body: [
      t("mails.invitation.made", { site: site.name }),
      t("mails.invitation.lasts", { hours: resetLinkLimits.handedFor / (60 * 60_000) }),
    ],
    link: { label: t("mails.invitation.link"), url: site.url + resetLinkPath(token, t.language) },
    reason: t("mails.invitation.reason"),
  });
}

/** The mail with a link to set a new password that an administrator has sent without being asked. */
export function composeNewPassword(t: T, site: Site, { email, token }: { email: string; token: string }): MailMessage {
  return writeLetter(t, site.name, {
    to: email,
    subject: t("mails.reset.subject", { site: site.name }),
    body: [
      t("mails.newPassword.sent", { site: site.name }),
      t("mails.invitation.lasts", { hours: resetLinkLimits.handedFor / (60 * 60_000) }),
    ],
    link: { label: t("mails.reset.link"), url: site.url + resetLinkPath(token, t.language) },
    reason: t("mails.invitation.reason"),
  });
}

/** The mail with the link that confirms the e-mail of an account that its owner has opened. */
export function composeConfirmLetter(
  t: T,
  site: Site,
  { email, token }: { email: string; token: string },
): MailMessage {
  return writeLetter(t, site.name, {
    to: email,
    subject: t("mails.confirm.subject", { site: site.name }),
    body: [
      t("mails.confirm.opened", { site: site.name }),
      t("mails.confirm.lasts", { days: openAccountLimits.unconfirmed / dayMs }),
    ],
    link: { label: t("mails.confirm.link"), url: site.url + screenInLanguage(t.language, confirmPath(token)) },
    reason: t("mails.confirm.reason"),
  });
}

type TeamInvitation = { email: string; token: string; role: MemberRole; company: string };

/** The mail by which a company invites somebody to its team. */
export function composeTeamInvitation(t: T, site: Site, { email, token, role, company }: TeamInvitation): MailMessage {
  const name = plainCompanyName(company);
  const named = { known: name ? "yes" : "no", company: name ? isolateName(name) : "", site: site.name };
  return writeLetter(t, site.name, {
    to: email,
    subject: t("mails.teamInvitation.subject", named),
    body: [
      t(`mails.teamInvitation.${role}`, named),
      t("mails.teamInvitation.lasts", { days: invitationLimits.lasts / dayMs }),
    ],
    link: { label: t("mails.teamInvitation.link"), url: site.url + screenInLanguage(t.language, joinPath(token)) },
    reason: t("mails.teamInvitation.reason", named),
  });
}

/** Tells an account's owner that somebody wanted another account with its e-mail or number. */
export function composeTakenLetter(t: T, site: Site, email: string): MailMessage {
  return writeLetter(t, site.name, {
    to: email,
    subject: t("mails.taken.subject", { site: site.name }),
    body: [t("mails.taken.asked", { site: site.name }), t("mails.taken.ifYou")],
    link: { label: t("mails.taken.link"), url: site.url + screenInLanguage(t.language, accountPath) },
    reason: t("mails.taken.reason"),
  });
}

export const closedSchema = z.object({
  kind: z.literal("closed"),
  company_name: z.string(),
  /** That of the account, which is gone when this is written. */
  language: z.string().nullable(),
  restorable_until: z.string(),
  /** The operator's address; empty for none. */
  write_to: z.string(),
});

/** Tells a card's owner that it was closed, and until when it can come back. */
export function composeClosedLetter(
  t: T,
  site: Site,
  { to, write_to: email, ...closed }: z.output<typeof closedSchema> & { to: string },
): MailMessage {
  return writeLetter(t, site.name, {
    to,
    subject: t("mails.closed.subject", { company: closed.company_name }),
    body: [
      t("mails.closed.closed", { company: closed.company_name }),
      t("mails.closed.restorable", { day: formatDay(t, closed.restorable_until.slice(0, 10)) }),
      ...(email ? [t("mails.closed.writeTo", { email })] : []),
    ],
    link: { label: t("mails.closed.link", { site: site.name }), url: site.url },
    reason: t("mails.closed.reason", { site: site.name }),
  });
}

/** What has changed in the ways to sign in to an account. */
export const safetyNews = [
  "on",
  "off",
  "recoveryCodeUsed",
  "passkeyAdded",
  "passkeyRemoved",
  "phoneSet",
  "phoneRemoved",
  "emailSet",
] as const;
export type SafetyNews = (typeof safetyNews)[number];

export const safetySchema = z.object({ kind: z.literal("safety"), news: z.enum(safetyNews) });

export function composeSafetyLetter(t: T, site: Site, { to, news }: { to: string; news: SafetyNews }): MailMessage {
  return writeLetter(t, site.name, {
    to,
    subject: t("mails.safety.subject", { news: t(`mails.safety.${news}.title`), site: site.name }),
    body: [t(`mails.safety.${news}.body`), t("mails.safety.ifNotYou")],
    link: { label: t("mails.openAccount"), url: site.url + screenInLanguage(t.language, accountPath) },
    reason: t("mails.safety.reason"),
  });
}
