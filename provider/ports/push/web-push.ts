import { createECDH, hkdfSync } from "node:crypto";
import { pushLimits } from "@/lib/contract/notifications/values";
import type { Push } from "./push";

type Options = {
  /** The key pair is derived from this. */
  secret: string;
  /** The contact for push services; only an https address is sent. */
  siteUrl: string;
  /** Origins allowed besides the known services. */
  services: readonly string[];
};

/** Web Push (RFC 8030): messages are encrypted for the browser (RFC 8291) and signed with VAPID (RFC 8292). */
export function createWebPush({ secret, siteUrl, services }: Options): Push {
  const keys = derivePushKeys(secret);
  const subject = siteUrl.startsWith("https:") ? siteUrl : "mailto:operator@localhost.localdomain";
  const isKnown = (endpoint: string) => isPushService(endpoint, services);
  return {
    key: keys.publicKey,
    isKnown,
    async send({ endpoint, p256dh, auth }, message) {
      if (!isKnown(endpoint)) return false;
      // Imported with the first message, because most processes send none for a long time.
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

/** Redirects are not followed, because they could lead to internal machines; only the status is read. */
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

/** The order of P-256, below which a private key has to be. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/**
 * The key pair by which push services know this site, both in base64url. It follows from the secret that all processes
 * share, so none of them has to keep one for the others.
 */
export function derivePushKeys(secret: string): { publicKey: string; privateKey: string } {
  // 16 bytes more than the order has, so that no key is likelier than another.
  const random = BigInt(`0x${Buffer.from(hkdfSync("sha256", secret, "", "push key", 48)).toString("hex")}`);
  const privateKey = ((random % (order - 1n)) + 1n).toString(16).padStart(64, "0");
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(privateKey, "hex");
  return {
    publicKey: pair.getPublicKey("base64url"),
    privateKey: Buffer.from(privateKey, "hex").toString("base64url"),
  };
}

/** The services of Chrome and its kin (some builds of Chromium use the second), Firefox, Edge, and Safari. */
const known = [
  /^fcm\.googleapis\.com$/,
  /\.push\.services\.mozilla\.com$/,
  /\.notify\.windows\.com$/,
  /^(web|[a-z0-9-]+\.web)\.push\.apple\.com$/,
];
const chromium = { host: "jmt17.google.com", path: /^\/(fcm\/send|wp)\/[^/]+$/ };

/** Whether a subscription's address is one of a push service that we may call: a known one, or of these origins. */
export function isPushService(endpoint: string, origins: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { origin, protocol, hostname, pathname, port, username, password } = new URL(endpoint);
  if (username || password) return false;
  if (origins.includes(origin)) return true;
  if (protocol !== "https:" || port !== "") return false;
  return hostname === chromium.host ? chromium.path.test(pathname) : known.some((pattern) => pattern.test(hostname));
}
