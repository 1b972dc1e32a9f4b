import type { ServerResponse } from "node:http";
import { formTargets } from "@/lib/card/chat-link";

export type HeaderSet = {
  /** For every answer. */
  base: readonly (readonly [string, string])[];
  /** CSP of public pages; no inline scripts. */
  publicPolicy: string;
  /** CSP of everything but pages. */
  closedPolicy: string;
};

const closedPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** `mediaOrigin`: set if files are served from another origin. */
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
 * Adds missing headers when the head is written. Set earlier they would win over a handler's: Next drops a header that
 * is set already.
 */
export function completeHeaders(response: ServerResponse, headers: HeaderSet["base"], policy?: string): void {
  const writeHead = response.writeHead;
  response.writeHead = function (this: ServerResponse, ...args: Parameters<typeof writeHead>) {
    for (const [name, value] of headers) if (!this.hasHeader(name)) this.setHeader(name, value);
    if (policy && !this.hasHeader("content-security-policy")) this.setHeader("content-security-policy", policy);
    return writeHead.apply(this, args);
  } as typeof writeHead;
}
