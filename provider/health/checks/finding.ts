import type { Finding } from "@/lib/contract/health/schema";

/** What one look of the doctor's came to. */
export type { Finding };

export const fine = (check: string, detail: string): Finding => ({ check, state: "fine", detail });
export const warning = (check: string, detail: string): Finding => ({ check, state: "warning", detail });
export const problem = (check: string, detail: string): Finding => ({ check, state: "problem", detail });
