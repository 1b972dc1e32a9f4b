import type { ServerResponse } from "node:http";
import { formTargets } from "@/lib/card/chat-link";

export type HeaderSet = {
  /** For every answer there is. */
  base: readonly (readonly [string, string])[];
  /** Content policy of pages that visitors see; they carry no inline script. */
  publicPolicy: string;
  /** Content policy of everything that is no page. */
  closedPolicy: string;
};

const closedPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** `mediaOrigin` is where the files are that pages show, if not on this site. */
export function createHeaderSet(siteUrl: string, mediaOrigin: string | null = null): HeaderSet {
  const isSecure = siteUrl.startsWith("https:");
  const media = mediaOrigin ? ` ${mediaOrigin}` : "";
  const publicPolicy = [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: https://i.ytimg.com${media}`,
    "frame-src https://www.youtube-nocookie.com https://www.google.com",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${formTargets.join(" ")}`,
    "frame-ancestors 'none'",
    ...(isSecure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
  return {
    base: [
      ["x-content-type-options", "nosniff"],
      ["referrer-policy", "strict-origin-when-cross-origin"],
      ["x-frame-options", "DENY"],
      ["permissions-policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()"],
      ["cross-origin-opener-policy", "same-origin"],
      ...(isSecure ? [["strict-transport-security", "max-age=31536000; includeSubDomains"] as const] : []),
    ],
    publicPolicy,
    closedPolicy,
  };
}

/**
 * Adds what is missing at the moment the head goes out. Setting them earlier would win over a handler's own: Next drops
 * a header that the answer has already.
 */
export function completeHeaders(response: ServerResponse, headers: HeaderSet["base"], policy?: string): void {
  const writeHead = response.writeHead;
  response.writeHead = function (this: ServerResponse, ...args: Parameters<typeof writeHead>) {
    for (const [name, value] of headers) if (!this.hasHeader(name)) this.setHeader(name, value);
    if (policy && !this.hasHeader("content-security-policy")) this.setHeader("content-security-policy", policy);
    return writeHead.apply(this, args);
  } as typeof writeHead;
}
