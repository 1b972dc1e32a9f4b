import type { LeadSettings } from "@/lib/contract/leads/schema";
import type { Deps } from "../deps";
import { requireFound } from "../kernel/http/require-found";
import { nobody } from "../kernel/write/audit-repo";
import { write } from "../kernel/write/write";
import * as repo from "./repo";

/** @throws ApiError 404 for a client that is no more */
export async function getLeadSettings({ db }: Pick<Deps, "db">, clientId: number): Promise<LeadSettings> {
  const { is_owner_told, climb_hours } = requireFound(await repo.findSettings(db, clientId));
  return { owner_notices: is_owner_told, climb_hours };
}

/** Leads that wait keep the hours that held when they came. */
export function writeLeadSettings(deps: Deps, clientId: number, settings: LeadSettings): Promise<LeadSettings> {
  return write(deps, nobody, async ({ trx }) => {
    const { owner_notices: is_owner_told, climb_hours } = settings;
    await repo.writeSettings(trx, clientId, { is_owner_told, climb_hours });
    return getLeadSettings({ db: trx }, clientId);
  });
}
