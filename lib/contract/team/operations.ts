import { teamPersonSchema } from "../content/person";
import type { Operations } from "../operation";
import { changedPeopleSchema, changePeopleSchema, personRoleSchema, teamSchema } from "./schema";

/** What is said of many people at once, and of their accounts. */
export const teamOperations = {
  getTeam: {
    summary: "The company as those who look after its people need it: its address and its branches",
    method: "GET",
    path: "/client/team/",
    access: "people.see",
    status: 200,
    answer: teamSchema,
  },
  changePeople: {
    summary: "Gives many people a branch, a role or their accounts a place, all or none; the answer undoes it",
    method: "POST",
    path: "/client/people/bulk/",
    access: "people.edit",
    body: changePeopleSchema,
    changes: ["card"],
    status: 200,
    answer: changedPeopleSchema,
  },
  setPersonRole: {
    summary: "Makes a person's account owner, manager or member; 409 for the last owner, and without an account",
    method: "PUT",
    path: "/client/people/:id/role/",
    access: "team.manage",
    body: personRoleSchema,
    status: 200,
    answer: teamPersonSchema,
  },
} as const satisfies Operations;
