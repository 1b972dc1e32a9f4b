import { said } from "../../i18n/said";
import { MB } from "../values";
import { cardFileLimits } from "./values";

/** A file in a backup, and a line there; 0 for none. */
export type Place = { name: string; line: number };

export const invalid = said("backup-rules.invalid");
export const tooLarge = said("backup-rules.tooLarge", { megabytes: cardFileLimits.bytes / MB });
/** Why a file is no backup, or not a whole one. */
export const damaged = {
  beginning: (name: string) => said("backup-rules.damaged.beginning", { name }),
  stranger: (name: string) => said("backup-rules.damaged.stranger", { name }),
  tooLong: (name: string) => said("backup-rules.damaged.tooLong", { name }),
  notText: (name: string) => said("backup-rules.damaged.notText", { name }),
  unreadable: (place: Place) => said("backup-rules.damaged.unreadable", place),
  count: (found: number, expected: number) => said("backup-rules.damaged.count", { found, expected }),
  behindEnd: (name: string) => said("backup-rules.damaged.behindEnd", { name }),
  cutOff: said("backup-rules.damaged.cutOff"),
  changed: (name: string) => said("backup-rules.damaged.changed", { name }),
  missing: (name: string) => said("backup-rules.damaged.missing", { name }),
  unchecked: (name: string) => said("backup-rules.damaged.unchecked", { name }),
  noFile: (name: string) => said("backup-rules.damaged.noFile", { name }),
  noSize: said("backup-rules.damaged.noSize"),
  nameTooLong: said("backup-rules.damaged.nameTooLong"),
  tooManyEntries: said("backup-rules.damaged.tooManyEntries"),
  other: (what: string) => said("backup-rules.damaged.other", { what }),
};
export const tooManyCards = said("backup-rules.tooManyCards", { most: cardFileLimits.cards });
export const selectionInvalid = said("backup-rules.selectionInvalid");
export const newer = said("backup-rules.newer");
/** `reason` is a rule's text; `path` the field that breaks it, empty for a whole line. */
export const wrong = (place: Place, path: string, reason: string) =>
  said("backup-rules.wrong", { ...place, path: path || "none", reason });
export const tooMany = (kind: "leads" | "reviews" | "appointments" | "days" | "figures", most: number) =>
  said("backup-rules.tooMany", { kind, most });
export const timeToCome = said("backup-rules.timeToCome");
export const importRunning = said("backup-rules.importRunning");
export const importLost = said("backup-rules.importLost");
export const personUnknown = said("backup-rules.personUnknown");
export const notCounted = said("backup-rules.notCounted");
