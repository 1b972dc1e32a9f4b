import { ownerProofSchema } from "../account";
import {
  administratorListSchema,
  administratorSchema,
  inviteAdministratorSchema,
  inviteAgainSchema,
  invitedAdministratorSchema,
} from "../administrator";
import type { Operations } from "./operation";

/** Those who run the site. Whoever changes who they are names the own password. */
export const administratorOperations = {
  listAdministrators: {
    summary: "The administrators of the site",
    method: "GET",
    path: "/admin/administrators/",
    access: "admin",
    status: 200,
    answer: administratorListSchema,
  },
  inviteAdministrator: {
    summary: "Makes an administrator, who sets the first password by a link that is mailed or told here",
    method: "POST",
    path: "/admin/administrators/",
    access: "admin",
    body: inviteAdministratorSchema,
    rate: "password",
    secret: true,
    status: 201,
    answer: invitedAdministratorSchema,
  },
  inviteAdministratorAgain: {
    summary: "Makes another link for an administrator who has set no password yet; the earlier one ends",
    method: "POST",
    path: "/admin/administrators/:id/invite/",
    access: "admin",
    body: inviteAgainSchema,
    rate: "password",
    secret: true,
    status: 200,
    answer: invitedAdministratorSchema,
  },
  blockAdministrator: {
    summary: "Ends another administrator's sessions and lets it sign in no more",
    method: "POST",
    path: "/admin/administrators/:id/block/",
    access: "admin",
    body: ownerProofSchema,
    rate: "password",
    status: 200,
    answer: administratorSchema,
  },
  unblockAdministrator: {
    summary: "Lets a blocked administrator sign in again",
    method: "POST",
    path: "/admin/administrators/:id/unblock/",
    access: "admin",
    body: ownerProofSchema,
    rate: "password",
    status: 200,
    answer: administratorSchema,
  },
  removeAdministrator: {
    summary: "Takes another administrator's account away; the record still names it",
    method: "POST",
    path: "/admin/administrators/:id/remove/",
    access: "admin",
    body: ownerProofSchema,
    rate: "password",
    status: 204,
    answer: null,
  },
} as const satisfies Operations;
