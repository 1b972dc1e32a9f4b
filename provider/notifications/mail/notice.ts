import { z } from "zod";
import { nameCheck } from "@/lib/contract/health/texts";
import type { MailTopic, Notification } from "@/lib/contract/notifications/schema";
import { describeNotification, nameNotification, notificationScreen } from "@/lib/contract/notifications/texts";
import {
  inLanguage,
  screenInLanguage,
  screenOfCompany,
  unsubscribeFormPath,
  unsubscribePath,
} from "@/lib/contract/paths";
import { isolateName } from "@/lib/contract/shown-name";
import { hasLink } from "@/lib/contract/web-links";
import { formatMonth } from "@/lib/format/calendar";
import { formatCount } from "@/lib/format/number";
import { languages } from "@/lib/i18n/languages";
import type { T } from "@/lib/i18n/translator";
import type { KeyRing } from "@/lib/runtime/secrets/key-ring";
import type { Site } from "../../kernel/site";
import type { MailMessage } from "../../ports/mail/mail";
import { type Letter, writeLetter } from "./letter";
import { inOwnWords, type OwnWords } from "./own-words";
import { signUnsubscription } from "./unsubscribe-tokens";

/** Its links to stop such mails are signed. */
export type Sender = Site & { tokenKeys: KeyRing };
type Addressee = { user_id: number; email: string };

type Told = Pick<Notification, "kind" | "detail" | "count" | "subject_id"> & {
  /** That it tells of, where its reader has several. */
  company?: { id: number; company_name: string } | undefined;
};

/** The mail that tells of a notification at once. */
export function composeNotice(t: T, site: Sender, told: Addressee & Told, topic: MailTopic): MailMessage {
  return compose(t, site, told, topic, noticeContent(t, site, told));
}

/** What is about an account's plan, and the answer to what it asked for. */
export type AlwaysMailed = "plan" | "own";

/** The same of what cannot be unsubscribed from; the operator may have words of its own. */
export function composeSureNotice(
  t: T,
  site: Site,
  { email: to, ...told }: Pick<Addressee, "email"> & Told,
  topic: AlwaysMailed,
  own: OwnWords | undefined,
): MailMessage {
  const content = noticeContent(t, site, told);
  const reason = t(`notices.mailsAbout.${topic}`);
  return writeLetter(t, site.name, { ...content, ...inOwnWords(t, own, content), to, reason });
}

function noticeContent(t: T, site: Site, told: Told) {
  const { detail, company } = told;
  // Programs for mail make links of what looks like one.
  const sentence = describeNotification(t, { ...told, detail: hasLink(detail) ? "" : detail });
  const screen = screenOfCompany(company?.id, notificationScreen(told));
  return {
    company: company?.company_name,
    subject: nameNotification(t, told),
    body: [`${sentence}.`],
    link: { label: t("mails.openDashboard"), url: site.url + screenInLanguage(t.language, screen) },
  };
}

/** What happened on a card in a week, which began on the day `from`. */
export const digestSchema = z.object({
  kind: z.literal("digest"),
  company_name: z.string(),
  /** Where its reader has several companies. */
  client_id: z.number().int().nullish(),
  from: z.string(),
  views: z.number(),
  visitors: z.number(),
  calls: z.number(),
  chats: z.number(),
});

export function composeDigest(
  t: T,
  site: Sender,
  { views, visitors, calls, chats, ...company }: Addressee & z.output<typeof digestSchema>,
): MailMessage {
  const figures = [
    [t("mails.digest.views"), views],
    [t("mails.digest.visitors"), visitors],
    [t("mails.digest.calls"), calls],
    [t("mails.digest.chats"), chats],
  ] as const;
  const shown = figures.map(([label, count]) => [label, formatCount(count)]);
  const figuresScreen = notificationScreen({ kind: "milestone_reached", subject_id: null });
  return compose(t, site, company, "digest", {
    subject: t("mails.digest.subject", { visitors }),
    body: [
      t("mails.digest.week", { company: isolateName(company.company_name), day: readable(t, company.from) }),
      { figures: Object.fromEntries(shown) },
    ],
    link: {
      label: t("mails.digest.link"),
      url: site.url + screenInLanguage(t.language, screenOfCompany(company.client_id, figuresScreen)),
    },
  });
}

/** What the site tells owners; in the account's language where its administrators have written it in that. */
export const newsSchema = z.object({
  kind: z.literal("news"),
  title: z.string(),
  text: z.string(),
  /** A path of the site, an https link, or empty. */
  link: z.string(),
});

export function composeNews(
  t: T,
  site: Sender,
  { title, text, link, ...account }: Addressee & z.output<typeof newsSchema>,
): MailMessage {
  const home = screenInLanguage(t.language, notificationScreen({ kind: "announcement_made", subject_id: null }));
  return compose(t, site, account, "announcements", {
    subject: title,
    body: text.split(/\n+/),
    link: {
      label: t(link ? "mails.readMore" : "mails.openDashboard"),
      url: new URL(link || home, site.url).href,
    },
  });
}

/** What is wrong with the service, or that all is well again. */
export const alarmSchema = z.object({
  kind: z.literal("alarm"),
  news: z.enum(["alarm_began", "alarm_stands", "alarm_over"]),
  findings: z.array(z.object({ check: z.string(), /** Said. */ detail: z.string() })),
});
export type Alarm = z.output<typeof alarmSchema>;

export function composeAlarm(t: T, site: Sender, { news, findings, ...account }: Addressee & Alarm): MailMessage {
  const told = { kind: news, detail: "", count: findings.length, subject_id: null };
  return compose(t, site, account, "operations", {
    subject: `${nameNotification(t, told)} – ${site.name}`,
    body: [
      `${describeNotification(t, told)}.`,
      ...findings.map(({ check, detail }) => `${nameCheck(t, check)}: ${t.say(detail)}`),
    ],
    link: {
      label: t("mails.alarm.link"),
      url: site.url + screenInLanguage(t.language, notificationScreen(told)),
    },
  });
}

/** How a month went on the whole site, which began on the day `from`; amounts as people read them, by currency. */
export const monthSchema = z.object({
  kind: z.literal("month"),
  from: z.string(),
  /** Clients. */
  joined: z.number(),
  left: z.number(),
  resting: z.number(),
  visitors: z.number(),
  enquiries: z.number(),
  received: z.array(z.string()),
  invoices: z.number(),
  /** To come in during the month after it. */
  due: z.array(z.string()),
});
export type Month = z.output<typeof monthSchema>;

/** Of what there is none, such as money on a site without plans, nothing is said. */
export function composeMonth(t: T, site: Sender, { from, ...month }: Addressee & Month): MailMessage {
  const figures = [
    [t("mails.month.joined"), formatCount(month.joined)],
    [t("mails.month.left"), month.left > 0 && formatCount(month.left)],
    [t("mails.month.resting"), month.resting > 0 && formatCount(month.resting)],
    [t("mails.month.visitors"), formatCount(month.visitors)],
    [t("mails.month.enquiries"), formatCount(month.enquiries)],
    [t("mails.month.received"), month.received.join(", ")],
    [t("mails.month.invoices"), month.invoices > 0 && formatCount(month.invoices)],
    [t("mails.month.due"), month.due.join(", ")],
  ] as const;
  const shown = figures.flatMap(([label, value]) => (value ? [[label, value]] : []));
  const name = formatMonth(t, from.slice(0, 7), true);
  return compose(t, site, month, "operations", {
    subject: t("mails.month.subject", { site: site.name, month: name }),
    body: [t("mails.month.went", { site: site.name, month: name }), { figures: Object.fromEntries(shown) }],
    link: { label: t("mails.openDashboard"), url: site.url + screenInLanguage(t.language, "/dashboard") },
  });
}

/** 16 November. */
function readable(t: T, date: string): string {
  const { locale } = languages[t.language];
  const format = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", timeZone: "UTC" });
  return format.format(new Date(`${date}T00:00:00Z`));
}

function compose(
  t: T,
  { tokenKeys, ...site }: Sender,
  { user_id: userId, email: to }: Addressee,
  topic: MailTopic,
  content: Pick<Letter, "subject" | "company" | "body" | "link">,
): MailMessage {
  const token = signUnsubscription(tokenKeys, { userId, topic });
  const unsubscribe = {
    label: t("mails.stop"),
    url: site.url + inLanguage(t.language, unsubscribePath(token)),
    post: site.url + unsubscribeFormPath(token),
  };
  const reason = t(`notices.mailsAbout.${topic}`);
  return writeLetter(t, site.name, { ...content, to, reason, unsubscribe });
}
