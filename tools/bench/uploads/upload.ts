import type { ApiUser } from "@/e2e/api-user";
import { toForm } from "@/e2e/company";
import type { Document } from "@/lib/contract/content/document";
import { pathOf } from "@/lib/contract/operation";
import { operations } from "@/lib/contract/operations";
import type { List } from "@/lib/contract/pagination";

/** Uploads a document; false if the site was too busy to answer in time, whether or not it stores the upload later. */
export async function isTaken(owner: ApiUser, file: File): Promise<boolean> {
  const body = toForm({ file_name: "Catalogue", file });
  const { ok, status } = await owner.fetch(`/api${pathOf(operations.listDocuments)}`, { method: "POST", body });
  if (!ok && status !== 503 && status !== 504) throw new Error(`An upload was answered with ${status}`);
  return ok;
}

/** The number of owners without a complete document, though their upload was accepted. */
export async function countLost(owners: readonly ApiUser[], url: string, bytes: number): Promise<number> {
  let lost = 0;
  for (const owner of owners) {
    const { results } = await owner.call<List<Document>>("GET", pathOf(operations.listDocuments));
    const file = results[0] && (await fetch(new URL(results[0].file, url)));
    if (!file?.ok || (await file.arrayBuffer()).byteLength !== bytes) lost++;
  }
  return lost;
}
