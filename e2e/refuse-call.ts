import type { Page } from "@playwright/test";
import { type OperationName, operations } from "@/lib/contract/operations";

type Refusal = { status?: number; detail?: string; method?: "HEAD" };

/** Lets the page's calls of an operation fail, with or without a reason. */
export async function refuseCall(page: Page, name: OperationName, refusal: Refusal = {}): Promise<void> {
  const { status = 500, detail, method = operations[name].method } = refusal;
  await page.route(addressOf(name), (route) =>
    route.request().method() === method
      ? route.fulfill({ status, json: detail === undefined ? {} : { detail } })
      : route.fallback(),
  );
}

/** Lets the calls through again. */
export function allowCall(page: Page, name: OperationName): Promise<void> {
  return page.unroute(addressOf(name));
}

const addresses = new Map<string, RegExp>();

/** The same object each time, because `unroute` compares it. */
function addressOf(name: OperationName): RegExp {
  const { path } = operations[name];
  const address = addresses.get(path) ?? new RegExp(`/api${path.replace(/:\w+/g, "\\d+")}(\\?|$)`);
  addresses.set(path, address);
  return address;
}
