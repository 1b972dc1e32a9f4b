/** Sends mail, to one person at a time. */
export type Mail = {
  /** Whether there is a way to send any; what needs mail is offered only where there is. */
  isOn: boolean;
  /**
   * Resolves when the next server has taken the message; whether it arrives, nobody learns.
   * @throws MailError where it was not taken
   */
  send(message: MailMessage): Promise<void>;
  /** Whether the next server is there and lets us in. @throws MailError where it does not */
  check(): Promise<void>;
  /** No message may be under way. */
  close(): Promise<void>;
};

/**
 * `text` is what everybody can read; `html`, the same for those who see it set. At the address `unsubscribe` a POST ends
 * such mails (RFC 8058), which mail programs offer beside the message.
 */
export type MailMessage = { to: string; subject: string; text: string; html?: string; unsubscribe?: string };

/** A message that was not taken. Its text may be logged: it has no address in it, and nothing of the message. */
export class MailError extends Error {
  override name = "MailError";
  /** What is temporary may be tried again later; what is permanent would fail again. */
  readonly kind: "temporary" | "permanent";

  constructor(kind: MailError["kind"], message: string) {
    super(message);
    this.kind = kind;
  }
}
