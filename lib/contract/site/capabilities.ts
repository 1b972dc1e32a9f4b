import { z } from "zod";

/**
 * `GET /capabilities/`. A full provider answers; a core provider, which has only the calls of the specification, answers
 * 404.
 */
export const capabilitiesSchema = z
  .object({
    /** Whether accounts may have passkeys. */
    passkeys: z.boolean(),
    /** Whether mail is sent; absent where a provider does not say. */
    mail: z.boolean().optional(),
  })
  // Flags that earlier releases read.
  .catchall(z.boolean());

/** What the site knows about the provider. */
export type Provider = {
  /** It answers every call of the contract. A core provider answers those of the specification alone. */
  isFull: boolean;
  /** Whether an account may have passkeys, which depends on the host name of the site. */
  hasPasskeys: boolean;
  /** It sends mail. */
  hasMail: boolean;
};
