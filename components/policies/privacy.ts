import { dayMs } from "@/lib/contract/clock";
import { restorableFor } from "@/lib/contract/limits/account";
import { activityLimits } from "@/lib/contract/limits/notification";
import { feedbackLimits } from "@/lib/contract/limits/visitor";
import * as paths from "@/lib/paths";
import type { Retention } from "@/lib/site/retention";
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
        text: [`${brand} is run by ${name}, who decides what is stored and why, and answers for it.`],
      },
      {
        id: "visitors",
        title: "When you visit a card",
        text: [
          "You need no account, and we set no cookies on you. We show no advertising and sell nothing about you.",
          "Your network address is used to answer your request and to keep the service from being abused. We do not store it beside what you looked at.",
          "A card counts how often it is looked at and what is tapped on it, for its owner:",
          [
            "With each we keep the time, the kind of device, its language, where the card was found and, if it can be told, the country and town.",
            "So that nobody counts twice on one day, your address and browser become a salted hash. Each day has a salt of its own, which is thrown away soon after; from then on the hash leads back to nobody. If your browser sends Do Not Track or Global Privacy Control, there is no hash.",
            `Single visits are kept for ${retention.visits}; the sums made of them stay.`,
          ],
          "A map or a video comes from Google only when you scroll to it or tap it; a video at the top of a card starts by itself once the card has loaded, unless your device asks for less motion or less data. From then on Google's own privacy policy applies to that part of the page. Calls, chats, emails and links open in the app or site that they name.",
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
          "What you put on your card is public: anybody who has its link can see, save and share it, and search engines may list it. Put on it only what is yours to publish.",
          "While you are signed in, one cookie keeps your session. It ends when you sign out or after seven days.",
        ],
      },
      {
        id: "messages",
        title: "When you send a form",
        text: [
          "Where a form asks for your name or how to reach you, it says what for, and we store what you enter, for that purpose alone, with your consent and the words that you agreed to. You can withdraw that consent at any time; what you sent is then deleted.",
          "A review, a message, a question or an order on a card is for the company whose card it is. That company decides what is kept and answers for it, and we handle it on the company's behalf; each card has a page that says so. Ask the company, or us: by your email address or phone number we find all that you have sent, hand you a copy and delete it.",
          [
            "A review is shown on the card with your name, never with your email address, once the company approves it. We may write to that address that the review has arrived and that the company has answered.",
            `A review that is rejected is deleted after ${retention.rejectedReviews}, one that nobody looks at after ${feedbackLimits.pendingDays} days.`,
            `Messages, questions and orders are deleted ${retention.leads} after the company last worked on them, if not sooner.`,
          ],
          "If you ask us for a card, we keep your company's name, your own, and your email address and phone number, to set it up with you.",
        ],
      },
      {
        id: "sharing",
        title: "Who else sees it",
        text: [
          "Those who host our servers and carry our email handle data for us and on our instructions. Beyond that we disclose personal data only where the law demands it.",
        ],
      },
      {
        id: "keeping",
        title: "How long we keep it",
        text: [
          `As long as your account exists. When it is deleted, card and files go from the site at once. For ${restorableFor / dayMs} days your account can be restored; then everything is deleted for good, or sooner if you ask. It goes from backups as these are replaced. The times of changes and sign-ins are kept for ${activityLimits.days} days.`,
        ],
      },
      {
        id: "rights",
        title: "Your rights",
        text: [
          `You may ask what we hold about you, have it corrected or erased, withdraw your consent, and name somebody to act for you. To do so, or to complain, ${contact}. If you are not satisfied, you may turn to the authority for data protection where you live.`,
        ],
      },
    ],
  };
}
