"use client";

import useSWR from "swr";
import { downloadAddress } from "@/lib/browser/download";
import { cardFileOperations } from "@/lib/contract/backup/operations";
import type { BulkAction, BulkRun, BulkSelection, MadeLink } from "@/lib/contract/clients/bulk";
import { bulkOperations, clientOperations } from "@/lib/contract/clients/operations";
import { pathOf } from "@/lib/contract/operation";
import { planOperations } from "@/lib/contract/plans/operations";
import * as paths from "@/lib/paths";
import { call, perform } from "./call/call";
import { createOnce } from "./call/create-once";
import { revalidate, useAnswer } from "./call/use-answer";

const { startBulk: start, getBulk, undoBulk: undo } = bulkOperations;

/** What would come of it; asked anew each time, since clients change. */
export function useForesight(action: BulkAction, clients: BulkSelection) {
  const body = { action, clients, dry_run: true };
  return useSWR([start.path, JSON.stringify(body)], () => call(start, { body }), { revalidateIfStale: true });
}

/** It is done soon after. */
export function startBulk(action: BulkAction, clients: BulkSelection): Promise<BulkRun> {
  return createOnce(start, { body: { action, clients, dry_run: false } }, call);
}

/** Each can be read only now. */
export async function makeLinks(clients: BulkSelection): Promise<MadeLink[]> {
  return (await call(bulkOperations.makeLinks, { body: { clients } })).results;
}

export function undoBulk(id: number): Promise<BulkRun> {
  return createOnce(undo, { params: { id } }, call);
}

/** Looked at each second until it is finished. */
export function useBulkRun(id: number) {
  return useAnswer(
    getBulk,
    { params: { id } },
    { refreshInterval: (run) => (run?.is_finished ? 0 : 1_000), keepPreviousData: false },
  );
}

/** What may show what a run has changed. */
export async function showBulkChanges(): Promise<void> {
  await revalidate(clientOperations.listClients, planOperations.listPlans);
}

/** Backups of their cards in one file. @throws RequestError if it cannot be had */
export async function downloadCardsOf(clients: BulkSelection): Promise<void> {
  const query = { clients: JSON.stringify(clients) };
  await perform({ ...cardFileOperations.exportCards, method: "HEAD" }, { query });
  downloadAddress(paths.api(pathOf(cardFileOperations.exportCards, {}, query)));
}
