import { MB } from "./megabytes";

export const personLimits = { max: 20, bytes: 10 * MB, side: 1_024, name: 80, role: 60 } as const;
