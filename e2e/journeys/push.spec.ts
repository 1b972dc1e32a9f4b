import * as paths from "@/lib/paths";
import { findBrowser } from "../find-browser";
import { launchOptions } from "../launch-options";
import { expect, openAs, test } from "../test";

/** The full browser; the headless shell cannot show notifications. */
test.use({ launchOptions: launchOptions(findBrowser()) });

test("a device shows what it is sent, also while the dashboard is not open", async ({ owner, site, newVisitor }) => {
  const page = await newVisitor({ permissions: ["notifications"] });
  await openAs(page, owner.api, paths.dashboard);
  await page.evaluate(async (scope) => {
    await navigator.serviceWorker.register("/dashboard-sw.js", { scope });
    await navigator.serviceWorker.ready;
  }, paths.dashboard);
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.endsWith(paths.dashboard));
      if (own) resolve(own.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  const registrationId = await registered;
  const message = { title: "Namaskard", body: "Asha Rao ordered 2 products" };
  const data = JSON.stringify({ ...message, url: "/dashboard/leads" });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body, data }) => ({ title, body, data }));
    });
  // On a busy machine DevTools sometimes loses a delivery, so retry.
  await expect(async () => {
    await session.send("ServiceWorker.deliverPushMessage", { origin: new URL(site.url).origin, registrationId, data });
    await expect.poll(shown).toContainEqual({ ...message, data: `${site.url}/dashboard/leads` });
  }).toPass({ timeout: 45_000 });
});
