import type { CardImportReport } from "@/lib/contract/backup/schema";
import { cardFileLimits } from "@/lib/contract/backup/values";
import { clientTag } from "@/lib/contract/page-tags";
import { touchClient } from "../../clients/repo";
import { findTimeZone } from "../../content/products/repo";
import type { Deps } from "../../deps";
import { localTime } from "../../kernel/local-time";
import { type AuditActor, nobody } from "../../kernel/write/audit-repo";
import { write } from "../../kernel/write/write";
import { storePdf } from "../../media/pdf/store";
import { storePicture } from "../../media/pictures";
import { settleClient } from "../../plans/resting";
import type { ArchivedCard } from "./card";
import { type NewIds, putContents, type StoredFile, type StoredFiles } from "./put-contents";
import { putRow, type RowTarget } from "./put-rows";
import { type CardReader, countFigures, readCardArchive } from "./read-card";
import { countOwn } from "./repo";
import type { RowKind } from "./rows";

type Order = {
  clientId: number;
  /** Who requested the import. */
  by: AuditActor;
  /** Whether an administrator requested it. */
  isVouchedFor: boolean;
  signal: AbortSignal;
};

/**
 * Applies an archive that has already been verified. Pictures are re-encoded and documents checked like uploads before
 * anything changes. Then the contents replace the present ones in one transaction, and visitors' rows are added to the
 * present ones. Safe to run again.
 *
 * @throws ApiError 400 for a refused file, 404 if the client has been deleted, and as `storeUpload` does.
 */
export async function applyCardArchive(
  deps: Deps,
  body: ReadableStream<Uint8Array>,
  order: Order,
): Promise<CardImportReport> {
  const { signal } = order;
  const files = new Map<string, StoredFile>();
  const report = emptyReport();
  // Rows already stored count towards the limits too; repeated imports would fill the database otherwise.
  const rooms = new Map<RowKind, number>();
  let card: ArchivedCard | null = null;
  let ids: NewIds | null = null;
  // Called once all files are stored: before the first row, or at the end if there are no rows.
  const takeContents = async (): Promise<NewIds> => {
    ids ??= await replaceContents(deps, order, card as ArchivedCard, files, report);
    return ids;
  };
  await readCardArchive(
    body,
    {
      async onCard(found) {
        card = found;
      },
      async onFile(file) {
        files.set(file.name, await storeFile(deps, order, file));
      },
      async onRows({ kind, rows }) {
        const known = await takeContents();
        const most = kind === "figures" ? cardFileLimits.figures.all : cardFileLimits.rows;
        const room = rooms.get(kind) ?? most - (await countOwn(deps.db, kind, order.clientId));
        const news = room > 0 ? await putRows(deps, order, known, { kind, rows }) : 0;
        rooms.set(kind, room - (kind === "figures" ? countFigures(rows) : news));
        report[kind === "figures" ? "days" : kind] += news;
      },
    },
    signal,
  );
  await takeContents();
  return report;
}

async function replaceContents(
  deps: Deps,
  { clientId, by }: Order,
  card: ArchivedCard,
  files: StoredFiles,
  report: CardImportReport,
): Promise<NewIds> {
  const { ids, taken, invited } = await write(deps, by, async (open) => {
    const put = await putContents({ open, by, clientId, card, files });
    await settleClient(open.trx, clientId);
    await open.record({ action: "card_imported", target: `client:${clientId}`, detail: card.company.company_name });
    return put;
  });
  for (const kind of ["products", "documents", "videos", "banners", "people"] as const)
    report[kind] = card[kind].length;
  report.invited = invited;
  report.taken_addresses = taken;
  return ids;
}

/** @returns how many rows were new */
function putRows(
  deps: Deps,
  { clientId, isVouchedFor }: Order,
  ids: NewIds,
  found: { kind: RowKind; rows: unknown[] },
) {
  const put = putRow[found.kind] as (target: RowTarget, row: unknown) => Promise<boolean>;
  return write(deps, nobody, async (open) => {
    await touchClient(open.trx, clientId, open.now);
    // Reviews are the only rows that the public page shows.
    if (found.kind === "reviews") open.changed(clientTag(clientId));
    const zone = (await findTimeZone(open.trx, clientId)) ?? deps.config.timeZone;
    const target = { open, clientId, ids, today: localTime(zone, deps.now()).day, isVouchedFor };
    let news = 0;
    for (const row of found.rows) news += Number(await put(target, row));
    return news;
  });
}

/** Stores the file like an upload by the owner. */
async function storeFile(
  deps: Deps,
  { clientId, signal }: Order,
  { name, use, content }: Parameters<CardReader["onFile"]>[0],
): Promise<StoredFile> {
  const file = new File([content as Uint8Array<ArrayBuffer>], name);
  const bytes = content.length;
  if (use === "document") return { upload: await storePdf(deps, clientId, file, signal), bytes, color: null };
  return { ...(await storePicture(deps, { clientId, use, field: "file" }, file)), bytes };
}

function emptyReport(): CardImportReport {
  const contents = { products: 0, documents: 0, videos: 0, banners: 0, people: 0 };
  return { ...contents, invited: 0, leads: 0, reviews: 0, appointments: 0, days: 0, taken_addresses: [] };
}
