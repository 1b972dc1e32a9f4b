import { randomBytes } from "node:crypto";
import type { Service, WriteAppointmentSettingsInput } from "@/lib/contract/appointments/schema";
import { type Author, writeContent } from "../content/write-content";
import type { Deps } from "../deps";
import { type Diary, readDiary } from "./diaries";
import * as repo from "./repo";

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
