import { createMemoryState } from "@/provider/ports/shared/memory";
import { describeSharedState } from "./describe-shared-state";

describeSharedState("in memory", async () => {
  let time = Date.now();
  const state = createMemoryState({ now: () => new Date(time) });
  return {
    here: state,
    there: state,
    async pass(milliseconds) {
      time += milliseconds;
    },
    close: state.close,
  };
});
