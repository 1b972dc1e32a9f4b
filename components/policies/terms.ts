import * as paths from "@/lib/paths";
import type { Operator, Policy } from "./policy";

export function termsPolicy({ brand, name, contact, law }: Operator): Policy {
  return {
    title: "Terms",
    description: `The terms on which ${brand} publishes digital visiting cards: what you get, what you may publish, and how to leave.`,
    path: paths.termsPolicy,
    sections: [
      {
        id: "agreement",
        title: "What this is",
        text: [
          `These terms are between you, who order or use a card, and ${name ? `${name}, who runs` : "us, who run"} ${brand}. By ordering or signing in you accept them.`,
        ],
      },
      {
        id: "service",
        title: "What you get",
        text: [
          "A digital visiting card with its own link, and a login to change it. The plan on the home page says what it includes and what it costs.",
          "We work to keep cards online at all times, but cannot promise that they are never interrupted.",
        ],
      },
      {
        id: "account",
        title: "Your account",
        text: [
          "Keep your password to yourself and your details correct. What is done with your account counts as done by you, until you tell us that someone else has your password.",
        ],
      },
      {
        id: "content",
        title: "What you publish",
        text: [
          "Your content stays yours. You allow us to store, resize and show it, only for your card. Do not publish anything that:",
          [
            "breaks the law, deceives, or pretends to be someone else",
            "belongs to others, without their permission",
            "insults, threatens or endangers anyone",
            "carries harmful software or spam",
          ],
          "We may take such a card offline, and tell you why. Visitors can report a card to us; see “How to reach us”.",
        ],
      },
      {
        id: "dealings",
        title: "Owners and visitors",
        text: ["Deals between a card's owner and a visitor are between the two of them only."],
      },
      {
        id: "changes",
        title: "Changes and end",
        text: [
          `You may leave at any time; ${contact}. If these terms change, the new ones are shown here with their date.`,
        ],
      },
      ...(law
        ? [
            {
              id: "law",
              title: "Law",
              text: [`The law of ${law} applies. Your rights as a consumer are not affected.`],
            },
          ]
        : []),
    ],
  };
}
