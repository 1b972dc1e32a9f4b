import { z } from "zod";

/**
 * `GET /capabilities/`: which data beyond the core calls a provider keeps. What it does not name it does not keep, and
 * a provider that answers 404 keeps none of it.
 */
export const capabilitiesSchema = z.object({
  feedback: z.boolean().default(false),
  analytics: z.boolean().default(false),
  leads: z.boolean().default(false),
  appointments: z.boolean().default(false),
  /** Finding and deleting what a visitor has sent. */
  visitor_data: z.boolean().default(false),
  notifications: z.boolean().default(false),
  /** Links with which clients set a new password. */
  reset_links: z.boolean().default(false),
  /** Administrators who invite, block and remove each other. */
  administrators: z.boolean().default(false),
  /** Deleted clients that can be restored. */
  deleted_clients: z.boolean().default(false),
  /** Several pictures of a product. */
  product_pictures: z.boolean().default(false),
  /** The people of a company. */
  people: z.boolean().default(false),
  /** What administrators say of the site itself. */
  site: z.boolean().default(false),
  /** A whole card as one file. */
  card_files: z.boolean().default(false),
  /** The record of who did what. */
  audit: z.boolean().default(false),
  /** How the service itself is doing. */
  status: z.boolean().default(false),
  /** Where an account is signed in. */
  sessions: z.boolean().default(false),
  /** A code beside the password. */
  two_factor: z.boolean().default(false),
  /** Signing in with what a phone or computer keeps, in place of the password. */
  passkeys: z.boolean().default(false),
});
export type Capabilities = z.infer<typeof capabilitiesSchema>;
