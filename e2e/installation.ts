import { openSharedServers } from "../tests/servers/shared-servers";
import { openSmtp } from "../tests/servers/smtp";
import { isScaled } from "./is-scaled";
import { startPair } from "./pair";
import { startOn } from "./scaled";
import type { ServerProcess } from "./server-process";
import { type Site, startProvider, startSite } from "./site";

/** A running, empty site, installed as TEST_SITE says. */
export async function openSite(settings: Record<string, string> = {}): Promise<Site> {
  if (!isScaled) return startSite(settings);
  return settings.PROVIDER_URL ? startPair(startSite, settings) : startOn(await needServers(), startSite, settings);
}

/** A site without a demo company, and a mail server that keeps what it gets. */
export async function openSiteWithMail(settings: Record<string, string> = {}) {
  const smtp = await openSmtp();
  const mail = { SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, MAIL_FROM: "Namaskard <cards@example.com>" };
  const site = await openSite({ SEED_DEMO: "false", ...mail, ...settings });
  const close = async () => {
    await site.close();
    await smtp.close();
  };
  return { site, smtp, close };
}

/** A provider on its own; `settings` are for its web app. */
export async function openProvider(
  settings: Record<string, string>,
): Promise<ServerProcess & { settings: Record<string, string> }> {
  if (isScaled) return startOn(await needServers(), startProvider, settings);
  return { ...(await startProvider(settings)), settings: {} };
}

async function needServers() {
  const servers = await openSharedServers();
  if (!servers) throw new Error("TEST_SITE: a scaled site needs the server that is told to be missing");
  return servers;
}
