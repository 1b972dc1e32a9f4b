import type { CDPSession, Page } from "@playwright/test";

/** Limits the page's upload rate until the returned function is called. */
export async function throttleUpload(page: Page, bytesPerSecond: number): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const limit = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: bytesPerSecond };
  await session.send("Network.emulateNetworkConditions", limit);
  return async () => {
    await session.send("Network.emulateNetworkConditions", { ...limit, uploadThroughput: -1 });
    await session.detach();
  };
}

/** Slows the processor four times, as on a cheap phone. */
export async function slowProcessor(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return session;
}

/** A cheap phone on a slow mobile network: that processor, 1.6 Mbit/s, 150 ms. */
export async function slowDown(page: Page): Promise<void> {
  const session = await slowProcessor(page);
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
}
