import type { Gateway } from "./gateway";
import { createRazorpay, type RazorpayOptions } from "./razorpay";
import { createStripe, type StripeOptions } from "./stripe";

export type GatewayOptions = ({ name: "razorpay" } & RazorpayOptions) | ({ name: "stripe" } & StripeOptions);

export function openGateway(options: GatewayOptions): Gateway {
  return options.name === "razorpay" ? createRazorpay(options) : createStripe(options);
}
