import { pushLimits } from "@/lib/contract/notifications/values";
import { derivePushKeys } from "./keys";
import type { Push } from "./push";
import { isPushService } from "./services";

type Options = {
  /** Of which the site's key pair is made. */
  secret: string;
  /** Whom a service turns to; it is told no other than an https address. */
  siteUrl: string;
  /** Origins that are called besides those of the known services. */
  services: readonly string[];
};

/** Web push, RFC 8030: messages encrypted for the browser alone (RFC 8291), signed by the site (RFC 8292). */
export function createWebPush({ secret, siteUrl, services }: Options): Push {
  const keys = derivePushKeys(secret);
  const subject = siteUrl.startsWith("https:") ? siteUrl : "mailto:operator@localhost.localdomain";
  const isKnown = (endpoint: string) => isPushService(endpoint, services);
  return {
    key: keys.publicKey,
    isKnown,
    async send({ endpoint, p256dh, auth }, message) {
      if (!isKnown(endpoint)) return false;
      // Loaded with the first message, since most starts send none for long.
      const { default: webPush } = await import("web-push");
      const subscription = { endpoint, keys: { p256dh, auth } };
      const { headers, body } = webPush.generateRequestDetails(subscription, message, {
        vapidDetails: { subject, ...keys },
        TTL: pushLimits.keptFor,
        urgency: "high",
      });
      const { status } = await post(endpoint, headers, body);
      if (status === 404 || status === 410) return false;
      if (status < 200 || status > 299) throw new Error(`${new URL(endpoint).host} answered ${status} to a message`);
      return true;
    },
  };
}

/** Redirects would lead to machines that were not looked at; what the answer says besides its status nobody reads. */
async function post(endpoint: string, headers: Record<string, string | number>, body: Buffer | null) {
  const { "Content-Length": _, ...given } = headers;
  try {
    const answer = await fetch(endpoint, {
      method: "POST",
      headers: Object.entries(given).map(([name, value]): [string, string] => [name, String(value)]),
      body: body && new Uint8Array(body),
      redirect: "manual",
      signal: AbortSignal.timeout(pushLimits.patience),
    });
    await answer.body?.cancel();
    return answer;
  } catch (cause) {
    const { name, cause: reason } = cause as Error & { cause?: { code?: string } };
    throw new Error(`${new URL(endpoint).host} took no message (${reason?.code ?? name})`);
  }
}
