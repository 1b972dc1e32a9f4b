import { ApiError } from "../../contract/errors";
import * as failures from "../../contract/failures";
import { callProvider } from "../provider-client/call-provider";
import { respond } from "../site/respond";
import { passHeaders } from "./pass-headers";
import { relay } from "./relay";

/**
 * The only calls that need not come from a page of this site, for payment gateways: exactly these. The provider takes them by
 * their signature, and without any session.
 */
const webhooks = ["/api/webhooks/razorpay/", "/api/webhooks/stripe/"];

export function isWebhook(pathname: string): boolean {
  return webhooks.includes(pathname);
}

/** Hands on what a payment gateway tells, byte for byte, since it is signed. */
export function takeWebhook(request: Request): Promise<Response> {
  return respond(request, async () => {
    if (request.method !== "POST")
      throw new ApiError("method_not_allowed", failures.methodNotAllowed, { headers: { allow: "POST" } });
    const { pathname } = new URL(request.url);
    const headers = passHeaders("webhook", request.headers);
    return relay(await callProvider(pathname.slice("/api".length), { method: "POST", headers, body: request.body }));
  });
}
