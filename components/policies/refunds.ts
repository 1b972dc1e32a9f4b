import { paths } from "@/lib/paths";
import type { Operator, Policy } from "./policy";

export function refundPolicy({ brand, contact }: Operator): Policy {
  return {
    title: "Cancellations and Refunds",
    description: `How to cancel an order for a ${brand} digital visiting card, when you get your money back, and how.`,
    path: paths.refundPolicy,
    sections: [
      {
        id: "cancelling",
        title: "Cancelling an order",
        text: [
          `You may cancel before your card has been set up, and pay nothing. To cancel, ${contact}, and name the company and the e-mail address that you ordered with.`,
        ],
      },
      {
        id: "refunds",
        title: "When you get your money back",
        text: [
          "We return the whole price if:",
          [
            "you ask within 7 days of paying and your card has not been published yet",
            "we cannot deliver your card within 7 days of having everything we need from you",
            "your card does not do what this site promises, and we have not mended it within 7 days of hearing of it",
            "you were charged twice for the same order",
          ],
          "Once your card is published and works as described, the service has been rendered and the price is not returned.",
        ],
      },
      {
        id: "how",
        title: "How it is paid",
        text: [
          "We confirm a refund within 2 working days. It goes to the account or card that you paid with; banks usually take 5 to 7 working days to show it.",
        ],
      },
      {
        id: "ending",
        title: "Ending your card",
        text: [
          "You may have your card deleted at any time, without giving a reason. What has been used of the price is not returned then.",
        ],
      },
      {
        id: "rights",
        title: "Your rights stay",
        text: ["Nothing here limits what the Consumer Protection Act, 2019 gives you."],
      },
    ],
  };
}
