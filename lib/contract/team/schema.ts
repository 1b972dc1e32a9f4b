import { z } from "zod";
import { profileLimits } from "../cards/values";
import * as personMessages from "../content/messages/person";
import { memberRulesSchema } from "../content/own-person";
import { personFields } from "../content/person-fields";
import { highestLimits } from "../limits";
import { memberRoles } from "../policies";
import { textsFormSchema } from "../texts";

/** `GET /client/team/`: what looking after people takes to know of their company. */
export const teamSchema = z.object({
  /** The card's address. */
  slug: z.string(),
  /** Whether each person has a card of their own. */
  person_cards: z.boolean(),
  /** Whether these have short addresses, and whether search engines may list them. */
  person_handles: z.boolean().optional(),
  person_listing: z.boolean().optional(),
  /** Whether visitors may ask the company for an appointment. */
  takes_appointments: z.boolean().optional(),
  /** What members may say on their cards. */
  member_rules: memberRulesSchema.optional(),
  /** How many accounts work for it. */
  members: z.number().int(),
  /** Those in which the caller looks after people, in the profile's order. */
  branches: z.array(z.object({ id: z.number().int(), name: z.string() })),
});
export type Team = z.infer<typeof teamSchema>;

const branchIdsSchema = z.array(z.number().int().positive()).max(profileLimits.branches.max).default([]);

/** `PUT /client/people/{id}/role/`: what the person's account is in the company, and a manager's branches. */
export const personRoleSchema = z.object({ role: z.enum(memberRoles), branch_ids: branchIdsSchema });
export type PersonRoleInput = z.infer<typeof personRoleSchema>;

/** What all of some people get; what is absent stays. */
const peopleChangeSchema = z
  .object({
    branch_id: z.number().int().positive().nullable(),
    /** Takes the role's words in other languages away, unless there are some in `texts`. */
    role: personFields.role.sent,
    texts: textsFormSchema({ role: personFields.role.sent }).optional(),
    /** Of those who have an account and are no owner. */
    account: z.object({ role: z.enum(["manager", "member"]), branch_ids: branchIdsSchema }),
  })
  .partial();
export type PeopleChange = z.infer<typeof peopleChangeSchema>;

const changesSchema = z.array(
  z.object({ ids: z.array(z.number().int().positive()).min(1), change: peopleChangeSchema }),
);
export type PeopleChanges = z.infer<typeof changesSchema>;

/** `POST /client/people/bulk/`: each person once. */
export const changePeopleSchema = z.object({
  changes: changesSchema.min(1).refine(isEachOnce, personMessages.orderChanged),
});

function isEachOnce(changes: PeopleChanges): boolean {
  const ids = changes.flatMap((change) => change.ids);
  return ids.length <= highestLimits.people && new Set(ids).size === ids.length;
}

/** How many are otherwise now, and what makes it undone. Those who are no more stay out of both. */
export const changedPeopleSchema = z.object({ changed: z.number().int(), undo: changesSchema });
export type ChangedPeople = z.infer<typeof changedPeopleSchema>;
