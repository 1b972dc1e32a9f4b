import { returnableFor } from "@/lib/contract/leaving/values";
import type { Write } from "../kernel/write/write";
import type { Row } from "../ports/database/schema";
import * as repo from "./repo";
import type { Work } from "./work-repo";

/** What brings somebody back. */
export type Sealed = { person: Row<"people">; membership: Row<"memberships"> | null; work: Work };

export function readSealed({ sealed }: repo.HeldRow): Sealed {
  return JSON.parse(sealed);
}

export function returnableUntil({ left_at }: Pick<repo.FormerRow, "left_at">): string {
  return new Date(Date.parse(left_at) + returnableFor).toISOString();
}

/** Who left after this time can be brought back. */
export function heldSince(now: Date): string {
  return new Date(now.getTime() - returnableFor).toISOString();
}

type Forgotten = { id: number; image: string | null; now: string };

export async function forget({ trx }: Write, { id, image, now }: Forgotten): Promise<void> {
  await repo.forget(trx, id);
  if (image) await repo.dropPhotoNow(trx, image, now);
}
