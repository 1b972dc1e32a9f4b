import type { MailTopic, Notification } from "@/lib/contract/notifications/schema";
import {
  amount,
  describeNotification,
  nameNotification,
  notificationScreen,
  topicTexts,
} from "@/lib/contract/notifications/texts";
import { isolateName } from "@/lib/contract/shown-name";
import { hasLink } from "@/lib/contract/web-links";
import type { KeyRing } from "@/lib/runtime/secrets/key-ring";
import type { Site } from "../../kernel/site";
import type { MailMessage } from "../../ports/mail/mail";
import { type Letter, writeLetter } from "./letter";
import { signUnsubscription } from "./unsubscribe-tokens";

/** Its links to stop such mails are signed. */
type Sender = Site & { tokenKeys: KeyRing };
type Addressee = { user_id: number; email: string };

/** The mail that tells of a notification at once. */
export function composeNotice(
  site: Sender,
  notification: Addressee & Pick<Notification, "kind" | "detail" | "count" | "subject_id">,
  topic: MailTopic,
): MailMessage {
  const { detail } = notification;
  // Programs for mail make links of what looks like one.
  const told = describeNotification({ ...notification, detail: hasLink(detail) ? "" : detail });
  const link = { label: "Open your dashboard", url: site.url + notificationScreen(notification) };
  return compose(site, notification, topic, { subject: nameNotification(notification), body: [`${told}.`], link });
}

/** What happened on a card in a week. */
export type WeekFigures = { views: number; visitors: number; calls: number; chats: number };

/** The mail about a week, which began on the day `from`, as people write it. */
export function composeDigest(
  site: Sender,
  company: Addressee & { company_name: string; from: string },
  { views, visitors, calls, chats }: WeekFigures,
): MailMessage {
  const figures = { Views: views, Visitors: visitors, Calls: calls, "WhatsApp chats": chats };
  const shown = Object.entries(figures).map(([label, count]) => [label, count.toLocaleString("en")]);
  return compose(site, company, "digest", {
    subject: `Your card had ${amount(visitors, "visitor")} last week`,
    body: [
      `The card of ${isolateName(company.company_name)} in the week starting ${company.from}:`,
      { figures: Object.fromEntries(shown) },
    ],
    link: {
      label: "See all numbers",
      url: site.url + notificationScreen({ kind: "milestone_reached", subject_id: null }),
    },
  });
}

function compose(
  { tokenKeys, ...site }: Sender,
  { user_id: userId, email: to }: Addressee,
  topic: MailTopic,
  said: Pick<Letter, "subject" | "body" | "link">,
): MailMessage {
  const token = signUnsubscription(tokenKeys, { userId, topic });
  return writeLetter(site.name, {
    ...said,
    to,
    reason: `You get emails about ${topicTexts[topic]}.`,
    unsubscribe: {
      label: "Stop these emails",
      url: `${site.url}/unsubscribe/${token}`,
      post: `${site.url}/api/unsubscribe/${token}`,
    },
  });
}
