import { openRedisState } from "@/provider/ports/shared/redis";

/** Connects to the URL it is given, prints whether that worked, and exits. */
const [url = "", prefix = ""] = process.argv.slice(2);
const state = await openRedisState({ url, prefix });
console.log(state.isAvailable() ? "available" : "away");
await state.close();
