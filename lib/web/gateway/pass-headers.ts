import { languageOf } from "../language-of";

/**
 * The headers that pass between browser and provider. All others are dropped: cookies, credentials, forwarding and
 * framework headers of the browser; cookies and server names of the provider. Of languages the provider is told the one
 * that the browser's screens are in.
 */
const request = ["content-type", "content-length", "accept", "idempotency-key", "x-client-address", "x-company-id"];

const passed = {
  request,
  /** For calls about the visitor who makes them. */
  visit: [
    ...request,
    "user-agent",
    "referer",
    "dnt",
    "sec-gpc",
    "sec-purpose",
    "purpose",
    "x-client-country",
    "x-client-town",
  ],
  /** Of a payment gateway, with how it signs. */
  webhook: [
    "content-type",
    "content-length",
    "x-client-address",
    "x-razorpay-signature",
    "x-razorpay-event-id",
    "stripe-signature",
  ],
  response: [
    "content-type",
    "content-length",
    "content-disposition",
    "content-language",
    "allow",
    "retry-after",
    "x-request-id",
  ],
  mediaRequest: ["accept", "range", "if-range", "if-none-match", "if-modified-since"],
  mediaResponse: [
    "content-type",
    "content-length",
    "content-disposition",
    "content-range",
    "accept-ranges",
    "etag",
    "last-modified",
    "cache-control",
    "content-security-policy",
    "cross-origin-resource-policy",
    "x-request-id",
  ],
} as const;

export function passHeaders(kind: keyof typeof passed, source: Headers): Headers {
  const headers = new Headers();
  for (const name of passed[kind]) {
    const value = source.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (kind === "request" || kind === "visit") headers.set("accept-language", languageOf(source));
  // `fetch` has decompressed the body, so its length is another one.
  if (source.has("content-encoding")) headers.delete("content-length");
  return headers;
}
