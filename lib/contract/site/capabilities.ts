import { z } from "zod";

/**
 * `GET /capabilities/`. A provider that answers has every call of the contract; one that has the calls of the
 * specification alone answers 404.
 */
export const capabilitiesSchema = z
  .object({
    /** Whether accounts may have passkeys. */
    passkeys: z.boolean(),
  })
  // What screens of former releases ask for by name.
  .catchall(z.boolean());

/** The provider as the site goes by it. */
export type Provider = {
  /** It answers every call of the contract. A core provider answers those of the specification alone. */
  isFull: boolean;
  /** Whether an account may have passkeys, which depends on the host name of the site. */
  hasPasskeys: boolean;
};
