"use client";

import { useEffect, useRef } from "react";
import { mutate } from "swr";
import { cardFileOperations } from "@/lib/contract/backup/operations";
import { pathOf } from "@/lib/contract/operation";
import { call, perform } from "./call/call";
import type { UploadOptions } from "./call/request";
import { useAnswer } from "./call/use-answer";

/** Polling interval in milliseconds. */
const refresh = 2_000;

/** The own card, or with `clientId` a client's. */
export function cardFileCalls(clientId?: number) {
  const { exportClientCard, importClientCard, getClientCardImport, ...own } = cardFileOperations;
  return clientId === undefined
    ? { params: undefined, download: own.exportCard, take: own.importCard, look: own.getCardImport }
    : { params: { id: clientId }, download: exportClientCard, take: importClientCard, look: getClientCardImport };
}

/** The last import, polled while it runs; revalidates the card when it is done. */
export function useCardImport(clientId?: number) {
  const { look, params } = cardFileCalls(clientId);
  const answer = useAnswer(
    look,
    { params },
    { refreshInterval: (latest) => (latest?.status === "waiting" ? refresh : 0) },
  );
  const status = answer.data?.status;
  const before = useRef(status);
  useEffect(() => {
    if (before.current === "waiting" && status === "done") void mutate(() => true);
    before.current = status;
  }, [status]);
  return answer;
}

/** @throws RequestError if the card cannot be downloaded */
export function checkCardFile(clientId?: number): Promise<void> {
  const { look, params } = cardFileCalls(clientId);
  return perform(look, { params });
}

export async function importCard(body: { file: File }, options: UploadOptions, clientId?: number): Promise<void> {
  const { take, look, params } = cardFileCalls(clientId);
  const started = await call(take, { params, body, ...options });
  await mutate(pathOf(look, params), started, { revalidate: false });
}
