import { parseArchiveName } from "../../backup/places/names";
import { openPlace } from "../../backup/places/open";
import { type CheckContext, type Finding, fine, problem, warning } from "./finding";

const hour = 60 * 60_000;
/** How often somebody, or a timer, is expected to make one where the service makes none by itself. */
const byHand = 7 * 24 * hour;

/** Whether there is one with files that is new enough. */
export async function checkBackups({ config, now }: CheckContext): Promise<Finding> {
  const place = await openPlace(config);
  try {
    const archives = (await place.list()).flatMap(({ name }) => parseArchiveName(name) ?? []);
    const last = archives.find(({ cause, takenAt }) => cause !== "before-migration" && takenAt <= now());
    const { every } = config.backup;
    if (!last) {
      const detail = `No backup in ${place.title}`;
      return every === undefined
        ? warning("backups", `${detail}; set BACKUP_EVERY to make them`)
        : problem("backups", detail);
    }
    const age = now().getTime() - last.takenAt.getTime();
    const detail = `The last backup is ${describeAge(age)} old: ${last.name} in ${place.title}`;
    return age > (every === undefined ? byHand : 2 * every) ? problem("backups", detail) : fine("backups", detail);
  } finally {
    await place.close();
  }
}

function describeAge(age: number): string {
  const hours = Math.round(age / hour);
  if (hours < 1) return "less than an hour";
  return hours === 1 ? "an hour" : `${hours} hours`;
}
