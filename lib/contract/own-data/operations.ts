import { ownerProofSchema } from "../identity/schema";
import type { Operations } from "../operation";
import { ownDataSchema } from "./schema";
import { ownDataLimits } from "./values";

/** What is personal to the signed-in user's account, to take along or to delete. */
export const ownDataOperations = {
  exportOwnData: {
    summary: "All that is personal to the account: itself, its own cards, sessions, passkeys and what it did lately",
    method: "GET",
    path: "/account/export/",
    access: "account.use",
    rate: { perMinute: ownDataLimits.perMinute },
    status: 200,
    answer: ownDataSchema,
  },
  deleteOwnAccount: {
    summary: "Deletes an account that works for no company, with its sessions; asks for the password or a passkey",
    method: "POST",
    path: "/account/delete/",
    access: "account.use",
    body: ownerProofSchema,
    rate: "password",
    status: 204,
    answer: null,
  },
} as const satisfies Operations;
