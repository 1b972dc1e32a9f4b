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
    summary: "Creates an administrator, who sets a password with a link that is emailed or returned here",
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
    summary: "Creates a new link for an administrator without a password; the earlier one ends",
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
    summary: "Blocks another administrator and signs them out",
    method: "POST",
    path: "/admin/administrators/:id/block/",
    access: "admin",
    body: ownerProofSchema,
    rate: "password",
    status: 200,
    answer: administratorSchema,
  },
  unblockAdministrator: {
    summary: "Unblocks an administrator",
    method: "POST",
    path: "/admin/administrators/:id/unblock/",
    access: "admin",
    body: ownerProofSchema,
    rate: "password",
    status: 200,
    answer: administratorSchema,
  },
  removeAdministrator: {
    summary: "Removes another administrator; the audit log keeps the name",
    method: "POST",
    path: "/admin/administrators/:id/remove/",
    access: "admin",
    body: ownerProofSchema,
    rate: "password",
    status: 204,
    answer: null,
  },
} as const satisfies Operations;
