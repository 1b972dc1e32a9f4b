import { siteTag } from "@/lib/contract/page-tags";
import { StartError } from "@/lib/runtime/start-error";
import { write } from "../kernel/write/write";
import { type AdminCommand, operator } from "./admin-command";

export const purgeCdnCommand: AdminCommand = {
  usage: "",
  help: "Makes the CDN drop every page, e.g. after a restore; a running service tells it within a second",
  async run(deps) {
    const { cdn } = deps.config;
    if (!cdn) throw new StartError("There is no CDN: CDN_PURGE_URL is not set");
    await write(deps, operator, async ({ changed }) => changed(siteTag));
    return { lines: [`${new URL(cdn.url).host} is told to drop every page`], data: { purged: siteTag } };
  },
};
