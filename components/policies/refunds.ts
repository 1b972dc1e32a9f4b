import * as paths from "@/lib/paths";
import type { Operator, Policy } from "./policy";

export function refundPolicy({ brand, contact, refundTime }: Operator): Policy {
  return {
    title: "Cancellations and Refunds",
    description: `How to cancel an order for a ${brand} digital visiting card, and when you get your money back.`,
    path: paths.refundPolicy,
    sections: [
      {
        id: "cancelling",
        title: "Cancelling an order",
        text: [`To cancel, ${contact}, and give the company's name and the email address you ordered with.`],
      },
      ...(refundTime
        ? [
            {
              id: "refunds",
              title: "When you get your money back",
              text: [`If you cancel within ${refundTime} of paying, we return the whole price.`],
            },
          ]
        : []),
      {
        id: "ending",
        title: "Ending your card",
        text: [`To have your card deleted, ${contact}. Its page and files are then removed.`],
      },
      {
        id: "rights",
        title: "Your rights stay",
        text: ["Nothing here limits your rights as a consumer under the law."],
      },
    ],
  };
}
