import { pathOf } from "@/lib/contract/operation";
import { operations } from "@/lib/contract/operations";
import type { Answer, Caller } from "./api";

/** A client's card archive, downloaded by its owner or an administrator. */
export async function exportCard(caller: Caller, client?: number): Promise<Uint8Array<ArrayBuffer>> {
  const path = client ? pathOf(operations.exportClientCard, { id: client }) : operations.exportCard.path;
  const headers = { authorization: `Bearer ${caller.token}` };
  const response = await caller.transport(`/api${path}`, { headers });
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
  return new Uint8Array(await response.arrayBuffer());
}

let senders = 0;

/** Imports an archive, each time from another network, to stay below the rate limit. */
export function sendCard(caller: Caller, archive: Uint8Array<ArrayBuffer>, client?: number): Promise<Answer> {
  const form = { file: new File([archive], "card.tar", { type: "application/x-tar" }) };
  const init = { headers: { "x-client-address": `192.0.2.${++senders}` } };
  return client
    ? caller.call("importClientCard", { params: { id: client }, form, init })
    : caller.call("importCard", { form, init });
}
