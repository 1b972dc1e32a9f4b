import { formatMegabytes } from "../../values";
import { personLimits } from "../values";

export const nameRequired = "Name is required";
export const imageTooLarge = `Image size must be less than ${formatMegabytes(personLimits.bytes)}`;
export const limit = (most: number) => `You can keep at most ${most} people. Delete one to add another.`;
export const orderChanged = "The list has changed. Please check it and try again.";
