/** Sends mails, each to one person. */
export type Mail = {
  /** Whether mail is set up; features that need mail are offered only then. */
  isOn: boolean;
  /**
   * Resolves once the mail server has accepted the message; delivery is not known.
   *
   * @throws MailError if the message is not accepted
   */
  send(message: MailMessage): Promise<void>;
  /** Checks that the mail server can be reached and accepts our login. @throws MailError */
  check(): Promise<void>;
  /** No message may be in progress. */
  close(): Promise<void>;
};

/** `html` has the same content as `text`. `unsubscribe` is an address for one-click unsubscribe by POST (RFC 8058). */
export type MailMessage = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  unsubscribe?: string;
  attachments?: readonly Attachment[];
};

export type Attachment = { name: string; type: string; content: Buffer };

/** The message was not accepted. The error is safe to log: it has neither an address nor any content. */
export class MailError extends Error {
  override name = "MailError";
  /** A temporary failure may be retried later; a permanent one would fail again. */
  readonly kind: "temporary" | "permanent";

  constructor(kind: MailError["kind"], message: string) {
    super(message);
    this.kind = kind;
  }
}
