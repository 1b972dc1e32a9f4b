import { cardFileRule, cardImportSchema, importCardSchema } from "../card-file";
import type { Operations } from "./operation";

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
    summary: "The whole card as an archive: contents, files, what visitors sent, figures",
    method: "GET",
    path: "/client/card/export/",
    access: "client",
    status: 200,
    answer: "application/x-tar",
  },
  importCard: {
    summary: "Puts an archive in the place of the card's contents, in the background; 409 while another is under way",
    path: "/client/card/import/",
    access: "client",
    ...importing,
  },
  getCardImport: {
    summary: "What has become of the last archive",
    method: "GET",
    path: "/client/card/import/",
    access: "client",
    status: 200,
    answer: cardImportSchema,
  },
  exportClientCard: {
    summary: "A client's whole card as an archive",
    method: "GET",
    path: "/admin/clients/:id/card/export/",
    access: "admin",
    status: 200,
    answer: "application/x-tar",
  },
  importClientCard: {
    summary: "Puts an archive in the place of a client's card, in the background; 409 while another is under way",
    path: "/admin/clients/:id/card/import/",
    access: "admin",
    ...importing,
  },
  getClientCardImport: {
    summary: "What has become of the last archive for a client",
    method: "GET",
    path: "/admin/clients/:id/card/import/",
    access: "admin",
    status: 200,
    answer: cardImportSchema,
  },
} as const satisfies Operations;
