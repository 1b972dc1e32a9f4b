import { type ArchiveEntry, packArchive } from "@/provider/backup/archive/pack";
import { unpackArchive } from "@/provider/backup/archive/unpack";
import { type CardContents, cardKind } from "@/provider/backup/card/kind";
import { importCard } from "@/provider/backup/card-files/jobs";
import type { Deps } from "@/provider/deps";

/** Runs the waiting import. */
export async function runImport(deps: Deps): Promise<void> {
  const jobs = await deps.db.selectFrom("jobs").selectAll().where("kind", "=", importCard.kind).execute();
  for (const { id, payload } of jobs) {
    await importCard.run(deps, importCard.payload.parse(JSON.parse(payload)), new AbortController().signal);
    await deps.db.deleteFrom("jobs").where("id", "=", id).execute();
  }
}

export async function listEntries(archive: Uint8Array): Promise<ArchiveEntry[]> {
  const entries: ArchiveEntry[] = [];
  for await (const entry of unpackArchive(new Blob([archive as BlobPart]).stream(), cardKind)) entries.push(entry);
  return entries;
}

/** The archive with changed entries and valid checksums, as an attacker would make it. */
export async function forge(
  archive: Uint8Array,
  change: (entries: ArchiveEntry[]) => ArchiveEntry[],
): Promise<Uint8Array<ArrayBuffer>> {
  const entries = change(await listEntries(archive));
  async function* contents(): CardContents {
    yield* entries;
    return { format: 1, kind: "card", exported_at: "2026-11-24T10:00:00.000Z", missing_files: 0 };
  }
  const body = packArchive(contents(), new Date("2026-11-24T10:00:00.000Z"));
  return new Uint8Array(await new Response(body).arrayBuffer());
}

/** Changes one JSON entry. */
// biome-ignore lint/suspicious/noExplicitAny: an attacker may write anything
export function changeJson(name: string, change: (value: any) => unknown) {
  return (entries: ArchiveEntry[]) =>
    entries.map((entry) => {
      if (entry.name !== name) return entry;
      const value = JSON.parse(Buffer.from(entry.content).toString());
      return { name, content: Buffer.from(`${JSON.stringify(change(value) ?? value)}\n`) };
    });
}
