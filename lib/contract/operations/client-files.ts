import { exportClientsQuerySchema, importAnswerSchema, importClientsSchema } from "../client-file";
import type { Operations } from "./operation";

/** Clients as a table in a file. */
export const clientFileOperations = {
  exportClients: {
    summary: "All clients that the list would show, as a CSV file",
    method: "GET",
    path: "/admin/clients/export/",
    access: "admin",
    query: exportClientsQuerySchema,
    status: 200,
    answer: "text/csv",
  },
  importClients: {
    summary: "Makes clients of a table's rows, or says what it would make of them",
    method: "POST",
    path: "/admin/clients/import/",
    access: "admin",
    body: importClientsSchema,
    changes: ["cards"],
    status: 200,
    answer: importAnswerSchema,
  },
} as const satisfies Operations;
