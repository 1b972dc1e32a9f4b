import { replaceSecrets } from "@/lib/runtime/secrets/open";
import { write } from "../kernel/write/write";
import { type AdminCommand, operator, UsageError } from "./admin-command";

const flag = "at-once";

export const rotateSecrets: AdminCommand = {
  usage: `[${flag}]`,
  help: `Replaces the secrets in DATA_DIR without signing anyone out; with ${flag}, e.g. after a leak, signs everyone out`,
  async run({ args: [how], ...deps }) {
    if (how !== undefined && how !== flag) throw new UsageError(`"${how}" is unknown; the only option is ${flag}`);
    const { dataDir, tokenSecret } = deps.config;
    const isAtOnce = how === flag;
    const from = replaceSecrets(dataDir, { now: deps.now(), isAtOnce });
    await write(deps, operator, ({ record }) => record({ action: "secrets_replaced", target: "site" }));
    const lines = [
      isAtOnce
        ? "The old secrets no longer work: everyone has to sign in again, and links in earlier emails have ended"
        : `The new secrets are used from ${from.toISOString()}. Nobody is signed out, and no restart is needed`,
      ...(tokenSecret === undefined ? [] : ["TOKEN_SECRET is set, so tokens still use that"]),
    ];
    return { lines, data: { signs_from: from, ended_sessions: isAtOnce } };
  },
};
