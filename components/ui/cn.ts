import { type ClassValue, clsx } from "clsx";

/** Joins class names. Two that set the same property must not meet: the order of the stylesheet would decide. */
export function cn(...inputs: ClassValue[]): string {
  return clsx(inputs);
}
