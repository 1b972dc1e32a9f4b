import type { Finding } from "@/lib/contract/health/schema";
import type { T } from "@/lib/i18n/translator";
import type { Deps } from "../../deps";

/** `t` writes the findings. */
export type CheckContext = Pick<Deps, "db" | "now"> & { config: Omit<Deps["config"], "tokenKeys">; t: T };

export type { Finding };

export const fine = (check: string, detail: string): Finding => ({ check, state: "fine", detail });
export const warning = (check: string, detail: string): Finding => ({ check, state: "warning", detail });
export const problem = (check: string, detail: string): Finding => ({ check, state: "problem", detail });
