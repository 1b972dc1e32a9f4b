import { openRedisState } from "@/provider/ports/shared/redis";

/** A process that connects to the address it is given, says whether it could, and ends by itself. */
const [url = "", prefix = ""] = process.argv.slice(2);
const state = await openRedisState({ url, prefix });
console.log(state.isAvailable() ? "available" : "away");
await state.close();
