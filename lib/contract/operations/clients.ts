import { changePasswordSchema } from "../account";
import {
  clientListQuerySchema,
  clientListSchema,
  clientSchema,
  createClientSchema,
  updateClientSchema,
} from "../client";
import { detailSchema } from "../fields";
import type { Operations } from "./operation";

/** The accounts that administrators run. */
export const clientOperations = {
  listClients: {
    summary: "A page of clients; searches company name, email and phone",
    method: "GET",
    path: "/admin/all-clients/",
    access: "admin",
    query: clientListQuerySchema,
    status: 200,
    answer: clientListSchema,
  },
  createClient: {
    summary: "Makes a user and its company at once",
    method: "POST",
    path: "/admin/create-client-user/",
    access: "admin",
    body: createClientSchema,
    changes: ["cards"],
    status: 201,
    answer: clientSchema,
  },
  getClient: {
    summary: "One client",
    method: "GET",
    path: "/admin/clients/:id/edit/",
    access: "admin",
    status: 200,
    answer: clientSchema,
  },
  updateClient: {
    summary: "Renames a client's company and moves its card",
    method: "PUT",
    path: "/admin/clients/:id/edit/",
    access: "admin",
    body: updateClientSchema,
    changes: ["card", "cards"],
    status: 200,
    answer: clientSchema,
  },
  blockClient: {
    summary: "Deactivates a client: its card goes, its sessions end",
    method: "POST",
    path: "/admin/clients/block/:id/",
    access: "admin",
    changes: ["card", "cards"],
    status: 200,
    answer: clientSchema,
  },
  unblockClient: {
    summary: "Activates a client",
    method: "POST",
    path: "/admin/clients/unblock/:id/",
    access: "admin",
    changes: ["card", "cards"],
    status: 200,
    answer: clientSchema,
  },
  changeClientPassword: {
    summary: "Sets a client's password, on the client's present one or the administrator's own",
    method: "PATCH",
    path: "/admin/clients/:id/change-password/",
    access: "admin",
    body: changePasswordSchema,
    rate: "password",
    status: 200,
    answer: detailSchema,
  },
} as const satisfies Operations;
