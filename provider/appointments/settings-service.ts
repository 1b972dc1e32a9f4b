import { randomBytes } from "node:crypto";
import type { AppointmentSettings, Service, WriteAppointmentSettingsInput } from "@/lib/contract/appointments/schema";
import type { OpeningHours } from "@/lib/contract/cards/opening-hours";
import { type Author, writeContent } from "../content/write-content";
import type { Deps } from "../deps";
import { readAllowance } from "../plans/allowance";
import type { Db } from "../ports/database/schema";
import * as repo from "./repo";

/** What a client has chosen, with its opening hours. */
export type Diary = Omit<AppointmentSettings, "has_hours"> & { hours: OpeningHours | null };

/** Of a client that has chosen nothing yet what its form begins with. */
export async function readDiary({ config }: Pick<Deps, "config">, db: Db, clientId: number): Promise<Diary> {
  const row = await repo.findDiary(db, clientId);
  return {
    is_on: row?.is_on ?? false,
    services: JSON.parse(row?.services ?? "[]") as Service[],
    step: row?.step ?? null,
    at_once: row?.at_once ?? 1,
    notice_hours: row?.notice_hours ?? 2,
    ahead_days: row?.ahead_days ?? 30,
    time_zone: row?.time_zone ?? config.timeZone,
    hours: JSON.parse(row?.opening_hours ?? "null") as OpeningHours | null,
  };
}

/** Where visitors may ask for an appointment; null where they may not. */
export async function readOpenDiary(deps: Pick<Deps, "config">, db: Db, clientId: number) {
  const { hours, ...diary } = await readDiary(deps, db, clientId);
  if (!diary.is_on || diary.services.length === 0 || hours === null) return null;
  const { features } = await readAllowance(db, clientId);
  return features.includes("appointments") ? { ...diary, hours } : null;
}

export function getSettings(deps: Deps, clientId: number): Promise<Diary> {
  return readDiary(deps, deps.db, clientId);
}

export function writeSettings(deps: Deps, actor: Author, input: WriteAppointmentSettingsInput): Promise<Diary> {
  const { clientId } = actor;
  return writeContent(deps, actor, async ({ trx, now, note }) => {
    const known = new Set((await readDiary(deps, trx, clientId)).services.map(({ id }) => id));
    const services = input.services.map(({ id, ...service }): Service => {
      // Each id once, so that a form that is open elsewhere never books something else.
      const isKept = id !== undefined && known.delete(id);
      return { id: isKept ? id : randomBytes(6).toString("hex"), ...service };
    });
    const row = { ...input, client_id: clientId, services: JSON.stringify(services) };
    await repo.writeSettings(trx, { ...row, created_at: now, updated_at: now });
    await note("appointments_updated");
    return readDiary(deps, trx, clientId);
  });
}
