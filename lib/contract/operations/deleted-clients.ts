import { clientSchema } from "../client";
import { deletedClientListQuerySchema, deletedClientListSchema, restoreClientSchema } from "../deleted-client";
import type { Operations } from "./operation";

/** Deleting clients, and what becomes of them afterwards. */
export const deletedClientOperations = {
  deleteClient: {
    summary: "Deletes a client with all its content; it can be restored for some days",
    method: "DELETE",
    path: "/admin/clients/:id/delete/",
    access: "admin",
    changes: ["card", "cards"],
    status: 204,
    answer: null,
  },
  listDeletedClients: {
    summary: "A page of deleted clients that can still be restored; searches company name, email and phone",
    method: "GET",
    path: "/admin/deleted-clients/",
    access: "admin",
    query: deletedClientListQuerySchema,
    status: 200,
    answer: deletedClientListSchema,
  },
  restoreClient: {
    summary: "Restores a deleted client with all its content",
    method: "POST",
    path: "/admin/deleted-clients/:id/restore/",
    access: "admin",
    body: restoreClientSchema,
    changes: ["cards"],
    status: 200,
    answer: clientSchema,
  },
  eraseClient: {
    summary: "Deletes all that is left of a deleted client for good",
    method: "DELETE",
    path: "/admin/deleted-clients/:id/",
    access: "admin",
    status: 204,
    answer: null,
  },
} as const satisfies Operations;
