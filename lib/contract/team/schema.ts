import { z } from "zod";

/** `GET /client/team/`: what looking after people takes to know of their company. */
export const teamSchema = z.object({
  /** The card's address. */
  slug: z.string(),
  /** Whether each person has a card of their own. */
  person_cards: z.boolean(),
  /** Those in which the caller looks after people, in the profile's order. */
  branches: z.array(z.object({ id: z.number().int(), name: z.string() })),
});
export type Team = z.infer<typeof teamSchema>;
export type TeamBranch = Team["branches"][number];
