"use client";

import { downloadFile } from "@/lib/browser/download";
import { leaveForLogin } from "@/lib/browser/leave";
import { authOperations } from "@/lib/contract/identity/operations";
import type { OwnerProof } from "@/lib/contract/identity/schema";
import { ownDataOperations } from "@/lib/contract/own-data/operations";
import * as paths from "@/lib/paths";
import { call, perform } from "./call/call";

/** As a file with one JSON object. */
export async function downloadOwnData(): Promise<void> {
  const data = await call(ownDataOperations.exportOwnData);
  downloadFile("my-data.json", "application/json", JSON.stringify(data, null, 2));
}

export async function deleteOwnAccount(body: OwnerProof): Promise<void> {
  await perform(ownDataOperations.deleteOwnAccount, { body });
  // The browser's session outlives the account.
  await perform(authOperations.signOut).catch(() => {});
  leaveForLogin({ back: false, page: paths.loginAfterDeletion });
}
