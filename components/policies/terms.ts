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
          `These terms hold between you, who order or use a card, and ${name ? `${name}, who runs` : "us, who run"} ${brand}. By ordering or signing in you accept them.`,
        ],
      },
      {
        id: "service",
        title: "What you get",
        text: [
          "A digital visiting card under an address of its own, and the means to change it. The plan on the landing page says what it includes and what it costs.",
          "We work to keep cards reachable at every hour, but cannot promise that no fault, maintenance or outage ever occurs.",
        ],
      },
      {
        id: "account",
        title: "Your account",
        text: [
          "Keep your password to yourself and your details true. What is done with your account counts as done by you until you tell us that somebody else has got hold of it.",
        ],
      },
      {
        id: "content",
        title: "What you publish",
        text: [
          "Your content stays yours. You allow us to store, resize and show it, for the purpose of the card alone. You may publish nothing that:",
          [
            "breaks the law, deceives, or pretends to be somebody else",
            "belongs to others who have not allowed it",
            "insults, threatens or endangers anybody",
            "carries malicious software or unsolicited advertising",
          ],
          "We may take a card that does so offline, and tell you why. Visitors can report one to us in the same way as they reach us for anything else.",
        ],
      },
      {
        id: "dealings",
        title: "Owners and visitors",
        text: ["Dealings between a card's owner and a visitor are theirs alone."],
      },
      {
        id: "changes",
        title: "Changes and end",
        text: [
          `You may leave at any time; ${contact}. If these terms change, the new ones stand here, with their date.`,
        ],
      },
      ...(law
        ? [
            {
              id: "law",
              title: "Law",
              text: [`The law of ${law} applies. Your rights as a consumer stay as they are.`],
            },
          ]
        : []),
    ],
  };
}
