import { StartError } from "@/lib/runtime/start-error";

/** Refuses to start: a new database would know none of the existing files. */
export function lostDatabase(name: string, state: "missing" | "empty"): StartError {
  return new StartError(
    `The database ${name} is ${state}, but DATA_DIR has files or secrets of an earlier one. ` +
      "Restore it from a backup, or start again with an empty DATA_DIR.",
  );
}
