import { formatMegabytes } from "../values";
import { cardFileLimits } from "./values";

export const invalid = "Please choose a backup file (.tar)";
export const tooLarge = `A backup can have at most ${formatMegabytes(cardFileLimits.bytes)}`;
export const damaged = (what: string) => `This backup is damaged: ${what}`;
export const newer = "This backup is from a newer version and cannot be restored here yet";
export const wrong = (where: string, what: string) => `This backup cannot be used: ${where}: ${what}`;
export const timeToCome = "This time is in the future";
export const importRunning = "A backup is being restored. Please wait until it is done.";
export const importLost = "The backup could not be restored. Nothing is lost. Please choose the file again.";
export const notCounted = "This is not counted here";
export const tooMany = (what: string, most: number) =>
  `This backup has more than ${most.toLocaleString("en")} ${what}.`;
