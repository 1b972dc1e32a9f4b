import { limits } from "@/lib/contract/limits";
import { paths } from "@/lib/paths";
import type { Operator, Policy } from "./policy";

export function privacyPolicy({ brand, name, contact }: Operator): Policy {
  return {
    title: "Privacy",
    description: `What ${brand} stores about card owners and their visitors, for how long, and how to have it deleted.`,
    path: paths.privacyPolicy,
    sections: [
      {
        id: "who",
        title: "Who is responsible",
        text: [
          `${brand} is run by ${name}, who decides what is stored and why and is the data fiduciary under India's Digital Personal Data Protection Act, 2023.`,
        ],
      },
      {
        id: "visitors",
        title: "When you visit a card",
        text: [
          "You need no account, and we set no cookies on you. We show no advertising and sell nothing about you.",
          "Your network address is used to answer your request and to keep the service from being abused. We do not store it beside what you looked at. Where visits are counted, your address is turned into a salted hash whose salt changes every day, so that a count cannot be traced back to you.",
          "A map or a video comes from Google only when you scroll to it or tap it. From then on Google's own privacy policy applies to that part of the page. Calls, chats, e-mails and links open in the app or site that they name.",
        ],
      },
      {
        id: "owners",
        title: "When you own a card",
        text: [
          "For your account and your card we store:",
          [
            "your company's name, e-mail address and telephone number, and your password as a one-way hash",
            "what you put on your card: logo, address, texts, links, pictures, brochures, products and videos",
            "the times of your changes and sign-ins, so that you and we can see what was done to the account",
          ],
          "What you put on your card is public: anybody who has its link can see, save and share it, and search engines may list it. Put on it only what is yours to publish.",
          "While you are signed in, one cookie keeps your session. It ends when you sign out or after seven days.",
        ],
      },
      {
        id: "messages",
        title: "When you leave a message",
        text: [
          "Where a form asks for your name or how to reach you, it says what for, and we store what you enter, for that purpose alone and with your consent. You can withdraw that consent at any time; what you sent is then deleted.",
        ],
      },
      {
        id: "sharing",
        title: "Who else sees it",
        text: [
          "Those who host our servers and carry our e-mail handle data for us and on our instructions. Beyond that we disclose personal data only where the law demands it.",
        ],
      },
      {
        id: "keeping",
        title: "How long we keep it",
        text: [
          `As long as your account exists. When it is deleted, card and files go from the site at once and from backups as these are replaced. The times of changes and sign-ins are kept for ${limits.activity.days} days. Invoices are kept as long as tax law requires.`,
        ],
      },
      {
        id: "rights",
        title: "Your rights",
        text: [
          `You may ask what we hold about you, have it corrected or erased, withdraw your consent, and name somebody to act for you. To do so, or to complain, ${contact}. We answer within 30 days. If you are not satisfied, you may turn to the Data Protection Board of India.`,
        ],
      },
    ],
  };
}
