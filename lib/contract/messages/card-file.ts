import { cardFileLimits } from "../limits/file";
import { formatMegabytes } from "../limits/megabytes";

export const invalid = "Please choose an archive that was downloaded here, or from another site like this one (.tar)";
export const tooLarge = `An archive may have at most ${formatMegabytes(cardFileLimits.bytes)}`;
export const damaged = (what: string) => `This archive is damaged: ${what}`;
export const newer = "This archive comes from a newer version of the service, and cannot be read here yet";
export const wrong = (where: string, what: string) => `This archive cannot be used: ${where}: ${what}`;
export const timeToCome = "This time is still to come";
export const importRunning = "An import of this card is under way. Please wait until it is done.";
export const importLost = "The import could not be finished. Nothing is missing; please choose the archive once more.";
