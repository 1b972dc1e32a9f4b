import { amount } from "@/lib/runtime/progress";
import { deleteSessionsOfUser, listAllSessions } from "../identity/sessions/repo";
import { presentSignInName } from "../identity/users/presenter";
import { write } from "../kernel/write/write";
import { deleteDevicesOfUser } from "../notifications/devices/repo";
import { requireAccount } from "./accounts";
import { type AdminCommand, operator, table } from "./admin-command";

const limit = 200;

export const sessions: AdminCommand = {
  usage: "[EMAIL|PHONE]",
  help: `Lists who is signed in and from where: the last ${limit} at most`,
  async run({ db, now, args: [name] }) {
    const userId = name === undefined ? undefined : (await requireAccount(db, name)).id;
    const rows = await listAllSessions(db, { userId, now: now().toISOString(), limit });
    const data = rows.map(({ agent, address, country, town, created_at, rotated_at, expires_at, ...account }) => ({
      ...{ email: presentSignInName(account), agent, address, country, town },
      ...{ created_at, used_at: rotated_at, expires_at },
    }));
    const lines = data.map(({ email, used_at, address, country, agent }) => [
      ...[email, used_at.slice(0, 16).replace("T", " "), address ?? "–", country ?? "–"],
      (agent ?? "–").slice(0, 60),
    ]);
    return { lines: table(["account", "last used (UTC)", "address", "country", "browser"], lines), data };
  },
};

export const endSessions: AdminCommand = {
  usage: "EMAIL|PHONE",
  help: "Signs an account out everywhere",
  async run({ args: [name = ""], ...deps }) {
    const account = await requireAccount(deps.db, name);
    const before = await listAllSessions(deps.db, { userId: account.id, now: deps.now().toISOString(), limit: 10_000 });
    await write(deps, operator, async ({ trx, record }) => {
      await deleteSessionsOfUser(trx, account.id);
      await deleteDevicesOfUser(trx, account.id);
      await record({ action: "other_sessions_ended", target: `user:${account.id}` });
    });
    const ended = before.length;
    return {
      lines: [`${presentSignInName(account)} is signed out of ${amount(ended, "session")}`],
      data: { email: account.email, ended },
    };
  },
};
