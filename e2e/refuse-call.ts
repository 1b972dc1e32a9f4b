import type { Page } from "@playwright/test";
import { type EndpointName, endpoints } from "@/lib/contract/endpoints";

type Refusal = { status?: number; detail?: string };

/** Answers the page's calls of one kind as a provider would that failed, with a reason or without one. */
export async function refuseCall(page: Page, method: string, name: EndpointName, refusal: Refusal = {}): Promise<void> {
  const { status = 500, detail } = refusal;
  await page.route(addressOf(name), (route) =>
    route.request().method() === method
      ? route.fulfill({ status, json: detail === undefined ? {} : { detail } })
      : route.fallback(),
  );
}

/** Lets the calls through again. */
export function allowCall(page: Page, name: EndpointName): Promise<void> {
  return page.unroute(addressOf(name));
}

const addresses = new Map<EndpointName, RegExp>();

/** The same object every time, because a route is taken back by the one that it was made with. */
function addressOf(name: EndpointName): RegExp {
  const address = addresses.get(name) ?? new RegExp(`/api${endpoints[name].path.replace(/:\w+/g, "\\d+")}(\\?|$)`);
  addresses.set(name, address);
  return address;
}
