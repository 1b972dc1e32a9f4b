import type { OpeningHours } from "../opening-hours";
import type { Branch } from "./fields";

/** Where and when people of a company are found. */

type Company = { profile: { opening_hours?: OpeningHours | null | undefined; branches?: Branch[] | undefined } };
type Person = { branch_id?: number | null | undefined; hours?: OpeningHours | null | undefined };

/** The branch where somebody works; undefined for none. */
export function branchOf({ profile }: Company, { branch_id }: Pick<Person, "branch_id">): Branch | undefined {
  return branch_id ? profile.branches?.find(({ id }) => id === branch_id) : undefined;
}

/** When somebody is there: by their own hours, else by their branch's, else by the company's. */
export function hoursOf(company: Company, person: Person): OpeningHours | null | undefined {
  return person.hours ?? branchOf(company, person)?.opening_hours ?? company.profile.opening_hours;
}
