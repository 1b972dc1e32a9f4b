import { setFlagsFromString } from "node:v8";

/**
 * Has garbage collected once the heap is two fifths larger than what is in use. By itself the engine lets it grow to
 * several times that while there is memory, and a flood of requests left a gigabyte behind for good; measured with this,
 * the same floods leave some tens of megabytes, and a cached page is answered as often.
 */
export function boundGarbage(): void {
  setFlagsFromString("--heap-growing-percent=40");
}
