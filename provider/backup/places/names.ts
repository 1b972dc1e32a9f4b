/** Why a backup was made. Those made by hand are never pruned. */
export const causes = ["by-hand", "scheduled", "before-migration"] as const;
export type Cause = (typeof causes)[number];

export type ArchiveName = { name: string; cause: Cause; takenAt: Date };

/** `namaskard-20261123T165127Z-scheduled.tar`: names sort by time. */
export function nameArchive({ cause, takenAt, isSealed }: { cause: Cause; takenAt: Date; isSealed: boolean }): string {
  const time = takenAt.toISOString().replace(/\.\d+/, "").replaceAll(/[-:]/g, "");
  return `namaskard-${time}-${cause}.tar${isSealed ? ".age" : ""}`;
}

/** Null for any other file name. */
export function parseArchiveName(name: string): ArchiveName | null {
  const match = /^namaskard-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z-([a-z-]+)\.tar(\.age)?$/.exec(name);
  const [, year, month, day, hour, minute, second, word] = match ?? [];
  const cause = causes.find((known) => known === word);
  const takenAt = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return cause && !Number.isNaN(takenAt.getTime()) ? { name, cause, takenAt } : null;
}
