import { setFlagsFromString } from "node:v8";

/**
 * Limits heap growth to 40% above live data. By default a flood of requests left a gigabyte of heap behind; with this
 * tens of megabytes, at the same throughput of cached pages.
 */
export function boundGarbage(): void {
  setFlagsFromString("--heap-growing-percent=40");
}
