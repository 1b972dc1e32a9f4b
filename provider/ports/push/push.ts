/** Sends messages to browsers, through the services that their makers run. */
export type Push = {
  /** What browsers subscribe with: an uncompressed P-256 point in base64url. */
  key: string;
  /** Whether anything is sent to that address; an account could otherwise have this server call any machine near it. */
  isKnown(endpoint: string): boolean;
  /**
   * Resolves when the service has taken the message; with false where there is no such subscription any more.
   * @throws where it was not taken and may be tried again; the error has no address in it
   */
  send(subscription: PushSubscription, message: string): Promise<boolean>;
};

export type PushSubscription = { endpoint: string; p256dh: string; auth: string };
