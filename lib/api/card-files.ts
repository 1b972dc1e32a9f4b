"use client";

import { useEffect, useRef } from "react";
import { mutate } from "swr";
import { cardFileOperations } from "@/lib/contract/backup/operations";
import { pathOf } from "@/lib/contract/operation";
import { call, perform } from "./call/call";
import type { UploadOptions } from "./call/request";
import { useAnswer } from "./call/use-answer";

/** How often it is asked whether an import is done, in milliseconds. */
const refresh = 2_000;

/** The calls about one card: the own one, or with `clientId` that of a client. */
export function cardFileCalls(clientId?: number) {
  const { exportClientCard, importClientCard, getClientCardImport, ...own } = cardFileOperations;
  return clientId === undefined
    ? { params: undefined, download: own.exportCard, take: own.importCard, look: own.getCardImport }
    : { params: { id: clientId }, download: exportClientCard, take: importClientCard, look: getClientCardImport };
}

/** The last import; while it waits, how it goes on. What the card shows is read again once it is done. */
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

/** Whether the card can be downloaded. @throws RequestError */
export function checkCardFile(clientId?: number): Promise<void> {
  const { look, params } = cardFileCalls(clientId);
  return perform(look, { params });
}

export async function importCard(body: { file: File }, options: UploadOptions, clientId?: number): Promise<void> {
  const { take, look, params } = cardFileCalls(clientId);
  const started = await call(take, { params, body, ...options });
  await mutate(pathOf(look, params), started, { revalidate: false });
}
