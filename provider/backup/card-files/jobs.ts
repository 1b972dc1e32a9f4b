import { z } from "zod";
import * as cardFileMessages from "@/lib/contract/backup/messages";
import type { CardImport } from "@/lib/contract/backup/schema";
import { ApiError } from "@/lib/contract/errors";
import type { Deps } from "../../deps";
import type { Job } from "../../kernel/jobs/job";
import { deleteFiles } from "../../kernel/write/files-repo";
import { cardFileKey } from "../../media/keys";
import { applyCardArchive } from "../card/apply-card";
import { findImport, noteImport } from "./repo";

const payload = z.object({
  client_id: z.number().int(),
  upload: z.string(),
  actor_id: z.number().int().nullable(),
  address: z.string(),
  is_vouched_for: z.boolean(),
});

/** Applies a verified archive to the card. Skips it if a newer import has replaced it. */
export const importCard: Job<z.infer<typeof payload>> = {
  kind: "import_card",
  payload,
  atOnce: 1,
  async run(deps, { client_id: clientId, upload, actor_id: actorId, address, is_vouched_for: isVouchedFor }, signal) {
    const started = await findImport(deps.db, clientId);
    if (started?.upload !== upload || started.status !== ("waiting" satisfies CardImport["status"])) return;
    const note = (status: CardImport["status"], detail: string, report: string | null = null) =>
      noteImport(deps.db, upload, { status, detail, report });
    try {
      const file = await deps.files.open(cardFileKey(upload));
      if (file) {
        const order = { clientId, by: { actorId, address }, isVouchedFor, signal };
        await note("done", "", JSON.stringify(await applyCardArchive(deps, file.body, order)));
      } else await note("failed", cardFileMessages.importLost);
    } catch (error) {
      // A broken archive stays broken; the job is retried for any other failure.
      if (!(error instanceof ApiError) || error.status >= 500) throw error;
      await note("failed", error.message);
    }
    await removeArchive(deps, upload);
  },
};

/**
 * The archive holds personal data, so it is deleted now; if that fails, the clean-up of dropped files deletes it later.
 */
async function removeArchive({ db, files }: Deps, upload: string): Promise<void> {
  await deleteFiles(db, await files.remove([cardFileKey(upload)]));
}
