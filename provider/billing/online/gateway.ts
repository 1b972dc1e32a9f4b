import * as billingMessages from "@/lib/contract/billing/messages";
import { ApiError } from "@/lib/contract/errors";
import type { Deps } from "../../deps";
import { type Gateway, GatewayError } from "../../ports/gateway/gateway";

/**
 * A call of the gateway for somebody who waits for it. Never in a transaction: it may take seconds.
 *
 * @throws ApiError 409 where there is no gateway, or not `name`, or it refuses; 503 where it does not answer
 */
export async function askGateway<T>(
  { gateway }: Pick<Deps, "gateway">,
  work: (gateway: Gateway) => Promise<T>,
  name = gateway?.name,
): Promise<T> {
  if (!gateway || gateway.name !== name) throw new ApiError("conflict", billingMessages.noGateway);
  try {
    return await work(gateway);
  } catch (cause) {
    if (!(cause instanceof GatewayError)) throw cause;
    throw cause.kind === "refused"
      ? new ApiError("conflict", billingMessages.gatewayRefused(cause.message), { cause })
      : new ApiError("unavailable", billingMessages.gatewayAway, { cause });
  }
}
