import { replaceSecrets } from "@/lib/process/secrets/open";
import { write } from "../../write/write";
import { type AdminCommand, operator, UsageError } from "../admin-command";

const flag = "at-once";

export const rotateSecrets: AdminCommand = {
  usage: `[${flag}]`,
  help: `Replaces the secrets of DATA_DIR, signing nobody out; with ${flag}, as after a leak, everybody`,
  async run({ args: [how], ...deps }) {
    if (how !== undefined && how !== flag) throw new UsageError(`"${how}" is not ${flag}`);
    const { dataDir, tokenSecret } = deps.config;
    const isAtOnce = how === flag;
    const from = replaceSecrets(dataDir, { now: deps.now(), isAtOnce });
    await write(deps, operator, ({ record }) => record({ action: "secrets_replaced", target: "site" }));
    const lines = [
      isAtOnce
        ? "The old secrets count no more: everybody has to sign in again, and what they signed in mails no longer works"
        : `The new secrets sign from ${from.toISOString()}; nobody is signed out, and nothing has to be restarted`,
      ...(tokenSecret === undefined ? [] : ["TOKEN_SECRET is set, so tokens go on with that"]),
    ];
    return { lines, data: { signs_from: from, ended_sessions: isAtOnce } };
  },
};
