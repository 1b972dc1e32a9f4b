import type { Page } from "@playwright/test";

/** Lets the page send only so many bytes a second, until the answered function is called. */
export async function throttleUpload(page: Page, bytesPerSecond: number): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const limit = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: bytesPerSecond };
  await session.send("Network.emulateNetworkConditions", limit);
  return async () => {
    await session.send("Network.emulateNetworkConditions", { ...limit, uploadThroughput: -1 });
    await session.detach();
  };
}
