import { z } from "zod";

/** A figure; null, like one that is absent, means that nobody measures it yet. */
const figureSchema = z.number().nonnegative().nullish();

/** `GET /overview/`, an extension that other providers may lack (404): the figures of the caller's dashboard. */
export const overviewSchema = z.object({
  /** All client accounts. For administrators, as the next one. */
  clients: figureSchema,
  /** Accounts that can sign in and whose card is public. */
  active_clients: figureSchema,
  /** For administrators the documents that visitors can download, on the cards of active clients; for a client its own. */
  documents: figureSchema,
  /** For administrators the products of all clients, whatever their status; for a client its own. */
  products: figureSchema,
  /** How often the client's card was opened. */
  views: figureSchema,
  /** How many feedback messages the client has received. */
  feedback: figureSchema,
  /** Percent of card views, over all clients, that led to a contact; 0 to 100, for administrators. */
  conversion_rate: figureSchema,
});
export type Overview = z.infer<typeof overviewSchema>;
