import { StartError } from "@/lib/process/start-error";

/** A new database beside the files of an old one would know none of them, so it is refused. */
export function lostDatabase(name: string, state: "missing" | "empty"): StartError {
  return new StartError(
    `The database ${name} is ${state}, but files or secrets of an earlier one stand in DATA_DIR. ` +
      "Restore it from a backup, or begin anew in an empty DATA_DIR.",
  );
}
