import type { Finding } from "@/lib/contract/health/schema";
import { said } from "@/lib/i18n/said";
import type { T, Write } from "@/lib/i18n/translator";
import type { Deps } from "../../deps";

type Writer = Write & Pick<T, "say">;

/** `t` writes the findings. */
export type CheckContext = Pick<Deps, "db" | "now"> & { config: Omit<Deps["config"], "tokenKeys">; t: Writer };

/** Leaves the words to each reader's translator. */
export const sayLater: Writer = Object.assign(said, { say: (text: string) => text });

export type { Finding };

export const fine = (check: string, detail: string, value?: number) => find("fine", check, detail, value);
export const warning = (check: string, detail: string, value?: number) => find("warning", check, detail, value);
export const problem = (check: string, detail: string, value?: number) => find("problem", check, detail, value);

function find(state: Finding["state"], check: string, detail: string, value?: number): Finding {
  return { check, state, detail, ...(value !== undefined && { value }) };
}
