import { exportClientsQuerySchema, importAnswerSchema, importClientsSchema } from "../client-file";
import type { Operations } from "./operation";

/** Clients as a table in a file. */
export const clientFileOperations = {
  exportClients: {
    summary: "The clients of the list as a CSV file",
    method: "GET",
    path: "/admin/clients/export/",
    access: "admin",
    query: exportClientsQuerySchema,
    status: 200,
    answer: "text/csv",
  },
  importClients: {
    summary: "Creates clients from the rows of a table, or checks the rows first",
    method: "POST",
    path: "/admin/clients/import/",
    access: "admin",
    body: importClientsSchema,
    changes: ["cards"],
    status: 200,
    answer: importAnswerSchema,
  },
} as const satisfies Operations;
