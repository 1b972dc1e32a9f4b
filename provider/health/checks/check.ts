import type { Deps } from "../../deps";

/** What a look needs. */
export type CheckContext = Pick<Deps, "db" | "now"> & { config: Omit<Deps["config"], "tokenKeys"> };
