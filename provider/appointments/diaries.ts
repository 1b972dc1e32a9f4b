import type { AppointmentSettings, Service } from "@/lib/contract/appointments/schema";
import { profileFields } from "@/lib/contract/cards/fields";
import { hoursOf } from "@/lib/contract/cards/whereabouts";
import { personFields } from "@/lib/contract/content/person-fields";
import type { OpeningHours } from "@/lib/contract/opening-hours";
import { hiddenIn } from "../content/people/repo";
import type { Deps } from "../deps";
import { readAllowance } from "../plans/allowance";
import type { Db, Row } from "../ports/database/schema";
import * as repo from "./repo";

/**
 * When and how appointments are given, and where they stand: with all of the company's (`person_id` null), or in a
 * person's own diary, where two of them never run at once.
 */
export type Diary = Omit<AppointmentSettings, "has_hours"> & repo.Whose & { hours: OpeningHours | null };

/** The person on whose card an appointment is asked for. */
type Asked = Pick<Row<"people">, "id" | "hours" | "branch_id" | "appointments">;

/**
 * The diary in which a person's appointments stand; without one the company's. Of a client that has chosen nothing yet
 * what its form begins with.
 */
export async function readDiary(
  { config }: Pick<Deps, "config">,
  db: Db,
  clientId: number,
  person?: Asked,
): Promise<Diary> {
  const row = await repo.findDiary(db, clientId);
  const company: Diary = {
    client_id: clientId,
    person_id: null,
    is_on: row?.is_on ?? false,
    services: JSON.parse(row?.services ?? "[]") as Service[],
    step: row?.step ?? null,
    at_once: row?.at_once ?? 1,
    notice_hours: row?.notice_hours ?? 2,
    ahead_days: row?.ahead_days ?? 30,
    time_zone: row?.time_zone ?? config.timeZone,
    hours: JSON.parse(row?.opening_hours ?? "null") as OpeningHours | null,
  };
  return row && person?.appointments === "own" ? ownDiary(company, row, person) : company;
}

/** Without hours of the company nobody there gives appointments. What no card shows of a person does not count. */
function ownDiary(company: Diary, row: repo.DiaryRow, person: Asked): Diary {
  const hidden = hiddenIn(row);
  const profile = { opening_hours: company.hours, branches: profileFields.branches.column.read(row.branches) };
  const hours = hoursOf(
    { profile },
    {
      hours: hidden.includes("hours") ? null : personFields.hours.column.read(person.hours),
      branch_id: hidden.includes("branch_id") ? null : person.branch_id,
    },
  );
  return { ...company, person_id: person.id, at_once: 1, hours: (company.hours && hours) ?? null };
}

/** Where visitors may ask for an appointment; null where they may not. */
export async function readOpenDiary(deps: Pick<Deps, "config">, db: Db, clientId: number, person?: Asked) {
  if (person?.appointments === "off") return null;
  const { hours, ...diary } = await readDiary(deps, db, clientId, person);
  if (!diary.is_on || diary.services.length === 0 || hours === null) return null;
  const { features } = await readAllowance(db, clientId);
  return features.includes("appointments") ? { ...diary, hours } : null;
}
