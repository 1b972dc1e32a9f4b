import { type ClassValue, clsx } from "clsx";

/** No class may override another: the stylesheet's order would decide. */
export function cn(...inputs: ClassValue[]): string {
  return clsx(inputs);
}
