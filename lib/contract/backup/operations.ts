import type { Operations } from "../operation";
import { cardFileRule, cardImportSchema, exportCardsQuerySchema, importCardSchema } from "./schema";

const importing = {
  method: "POST",
  body: importCardSchema,
  file: cardFileRule,
  rate: { perMinute: 5 },
  changes: ["card", "cards"],
  status: 201,
  answer: cardImportSchema,
} as const;

/** A whole card as one file, for its owner and for administrators. */
export const cardFileOperations = {
  exportCard: {
    summary: "A backup of the whole card: contents, files, what visitors sent, analytics",
    method: "GET",
    path: "/client/card/export/",
    access: "card.move",
    status: 200,
    answer: "application/x-tar",
  },
  importCard: {
    summary: "Restores a backup over the card, in the background; 409 while another is running",
    path: "/client/card/import/",
    access: "card.move",
    adds: true,
    ...importing,
  },
  getCardImport: {
    summary: "How the last restore went",
    method: "GET",
    path: "/client/card/import/",
    access: "card.move",
    status: 200,
    answer: cardImportSchema,
  },
  exportClientCard: {
    summary: "A backup of a client's whole card",
    method: "GET",
    path: "/admin/clients/:id/card/export/",
    access: "clients.manage",
    status: 200,
    answer: "application/x-tar",
  },
  exportCards: {
    summary: "Backups of many clients' cards in one archive, a file for each; 400 beyond 100 of them",
    method: "GET",
    path: "/admin/clients/cards/export/",
    access: "clients.manage",
    query: exportCardsQuerySchema,
    status: 200,
    answer: "application/x-tar",
  },
  importClientCard: {
    summary: "Restores a backup over a client's card, in the background; 409 while another is running",
    path: "/admin/clients/:id/card/import/",
    access: "clients.manage",
    ...importing,
  },
  getClientCardImport: {
    summary: "How the last restore for a client went",
    method: "GET",
    path: "/admin/clients/:id/card/import/",
    access: "clients.manage",
    status: 200,
    answer: cardImportSchema,
  },
} as const satisfies Operations;
