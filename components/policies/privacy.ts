import { dayMs } from "@/lib/contract/clock";
import { restorableFor } from "@/lib/contract/identity/values";
import { activityLimits } from "@/lib/contract/notifications/values";
import { feedbackLimits } from "@/lib/contract/visitors/values";
import * as paths from "@/lib/paths";
import type { Retention } from "@/lib/web/site/retention";
import type { Operator, Policy } from "./policy";

export function privacyPolicy({ brand, name, contact }: Operator, retention: Retention): Policy {
  return {
    title: "Privacy",
    description: `What ${brand} stores about card owners and their visitors, for how long, and how to have it deleted.`,
    path: paths.privacyPolicy,
    sections: [
      {
        id: "who",
        title: "Who is responsible",
        text: [
          name
            ? `${brand} is run by ${name}, who decides what is stored and why, and is responsible for it.`
            : `We run ${brand}, decide what is stored and why, and are responsible for it.`,
        ],
      },
      {
        id: "visitors",
        title: "When you visit a card",
        text: [
          "You need no account, and we set no cookies. We show no advertising and do not sell your data.",
          "Your IP address is used to answer your request and to prevent abuse. We do not store it with what you looked at.",
          "For its owner, a card counts how often it is opened and what is tapped on it:",
          [
            "For each we keep the time, the kind of device, its language, where the card was found and, if known, the country and town.",
            "To count each visitor once a day, your address and browser are turned into a code (a salted hash). The salt changes every day and is then deleted, so the code cannot be traced back to you. If your browser sends Do Not Track or Global Privacy Control, no code is made.",
            `Single visits are kept for ${retention.visits}. Totals are kept.`,
          ],
          "Maps and videos come from Google when you scroll to them or tap them. A video at the top of a card starts by itself once the card has loaded, unless your device asks for less motion or less data. Google's privacy policy applies to them. Calls, chats, emails and links open in their own app or site.",
        ],
      },
      {
        id: "owners",
        title: "When you own a card",
        text: [
          "For your account and your card we store:",
          [
            "your company's name, email address and telephone number, and your password as a one-way hash",
            "what you put on your card: logo, address, texts, links, pictures, brochures, products and videos",
            "the times of your changes and sign-ins, so that you and we can see what was done to the account",
          ],
          "Your card is public: anyone with its link can see, save and share it, and search engines may list it. Publish only what you have the right to publish.",
          "While you are signed in, one cookie keeps you signed in. It ends when you sign out or after seven days.",
        ],
      },
      {
        id: "messages",
        title: "When you send a form",
        text: [
          "Each form says why it asks for your details. We store what you enter for that purpose only, with your consent and the words you agreed to. You can withdraw your consent at any time; what you sent is then deleted.",
          "A review, message, question or order on a card goes to the company whose card it is. That company decides what is kept and is responsible for it; we handle it on its behalf. Each card has a privacy page. Ask the company or us: with your email address or phone number we find what you sent, give you a copy and delete it.",
          [
            "A review is shown on the card with your name once the company approves it, never with your contact details. We may email you when the review arrives and when the company answers.",
            `A rejected review is deleted after ${retention.rejectedReviews}, one that is not checked after ${feedbackLimits.pendingDays} days.`,
            `Messages, questions and orders are deleted ${retention.leads} after the company last worked on them, if not sooner.`,
          ],
          "If you ask us for a card, we keep your company's name, your own, and your email address and phone number, to set it up with you.",
        ],
      },
      {
        id: "sharing",
        title: "Who else sees it",
        text: [
          "The companies that host our servers and send our email handle data for us, on our instructions. Otherwise we share personal data only when the law requires it.",
        ],
      },
      {
        id: "keeping",
        title: "How long we keep it",
        text: [
          `As long as your account exists. When it is deleted, your card and files leave the site at once. Your account can be restored for ${restorableFor / dayMs} days; then everything is deleted for good, or sooner if you ask. Backups that still hold it are replaced over time. The times of changes and sign-ins are kept for ${activityLimits.days} days.`,
        ],
      },
      {
        id: "rights",
        title: "Your rights",
        text: [
          `You can ask what we hold about you, have it corrected or deleted, withdraw your consent, and name someone to act for you. To do so, or to complain, ${contact}. If you are not satisfied, you can complain to the data protection authority where you live.`,
        ],
      },
    ],
  };
}
