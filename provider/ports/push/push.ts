/** Sends messages to browsers through their vendors' push services. */
export type Push = {
  /** The public key for subscriptions: an uncompressed P-256 point in base64url. */
  key: string;
  /**
   * Whether the endpoint belongs to an allowed push service. Without this check, an account could make this server call
   * internal machines (SSRF).
   */
  isKnown(endpoint: string): boolean;
  /**
   * Resolves once the service has accepted the message; false if the subscription no longer exists.
   *
   * @throws if it was not accepted and may be retried; the error contains no endpoint
   */
  send(subscription: PushSubscription, message: string): Promise<boolean>;
};

export type PushSubscription = { endpoint: string; p256dh: string; auth: string };
