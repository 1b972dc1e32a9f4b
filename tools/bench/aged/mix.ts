import { type Mix, mixUses } from "./mix-uses";

/** The process of `mixApart`. It exits together with its parent. */
process.once("disconnect", () => process.exit());
const use = await mixUses(JSON.parse(process.argv[2] ?? "") as Mix);
process.send?.(use, () => process.disconnect());
