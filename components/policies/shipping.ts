import * as paths from "@/lib/paths";
import type { Operator, Policy } from "./policy";

export function shippingPolicy({ brand, contact, deliveryTime }: Operator): Policy {
  return {
    title: "Shipping",
    description: `How and when a ${brand} digital visiting card reaches you: by email or WhatsApp, nothing by post.`,
    path: paths.shippingPolicy,
    sections: [
      {
        id: "what",
        title: "What you receive",
        text: [
          `${brand} sells a digital service. Nothing is sent by post, so there is no parcel, no courier and no shipping charge.`,
          "You get the link to your card and the login to change it, by email or on WhatsApp.",
        ],
      },
      ...(deliveryTime
        ? [
            {
              id: "when",
              title: "When it arrives",
              text: [
                `Within ${deliveryTime} of your payment. If we still need your logo, texts or pictures, the time starts when we have them.`,
              ],
            },
          ]
        : []),
      {
        id: "missing",
        title: "If it does not arrive",
        text: [`Check your spam folder first, then ${contact}.`],
      },
    ],
  };
}
