import { parseArchiveName } from "../../backup/places/names";
import { openPlace } from "../../backup/places/open";
import type { AdminContext } from "../admin-command";
import { type Finding, fine, problem, warning } from "./finding";

const hour = 60 * 60_000;

/** Whether there is one with files that is new enough. */
export async function checkBackups({ config, now }: AdminContext): Promise<Finding> {
  const place = await openPlace(config);
  try {
    const archives = (await place.list()).flatMap(({ name }) => parseArchiveName(name) ?? []);
    const last = archives.find(({ cause, takenAt }) => cause !== "before-migration" && takenAt <= now());
    const { every } = config.backup;
    if (!last) {
      const detail = `There is none in ${place.title}`;
      return every === undefined
        ? warning("backups", `${detail}; BACKUP_EVERY makes them`)
        : problem("backups", detail);
    }
    const age = now().getTime() - last.takenAt.getTime();
    const detail = `The last is ${Math.round(age / hour)} hours old: ${last.name} in ${place.title}`;
    if (every !== undefined && age > 2 * every) return problem("backups", detail);
    return every === undefined ? warning("backups", `${detail}; BACKUP_EVERY makes them`) : fine("backups", detail);
  } finally {
    await place.close();
  }
}
