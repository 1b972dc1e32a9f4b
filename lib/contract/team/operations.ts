import type { Operations } from "../operation";
import { teamSchema } from "./schema";

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
} as const satisfies Operations;
