import { isEmail } from "@/lib/contract/email";
import { StartError } from "@/lib/runtime/start-error";
import { setClientActive } from "../clients/service";
import { generatePassword } from "../identity/passwords/passwords";
import { forgiveSignIns } from "../identity/sessions/jobs";
import { resetTwoFactor } from "../identity/two-factor/service";
import { presentSignInName } from "../identity/users/presenter";
import { type AccountRow, findAccount, updateUser } from "../identity/users/repo";
import { createAdministrator, findUserByName, setPassword } from "../identity/users/service";
import { type WriteDeps, write } from "../kernel/write/write";
import { listCompanies } from "../memberships/repo";
import type { Db } from "../ports/database/schema";
import { type AdminCommand, type Outcome, operator } from "./admin-command";

export const createAdministratorCommand: AdminCommand = {
  usage: "EMAIL",
  help: "Creates an administrator and shows the password once",
  async run({ args: [given = ""], ...deps }) {
    const email = given.trim().toLowerCase();
    if (!isEmail(email)) throw new StartError(`${given} is not an email address`);
    const password = generatePassword();
    await createAdministrator(deps, { email, password });
    return tellPassword(email, password, "is an administrator now");
  },
};

export const resetPassword: AdminCommand = {
  usage: "EMAIL|PHONE",
  help: "Sets a new password and shows it once, signs the account out everywhere and unlocks its sign-in",
  async run({ args: [name = ""], ...deps }) {
    const account = await requireAccount(deps.db, name);
    const password = generatePassword();
    await setPassword(deps, account, password, operator);
    await write(deps, operator, ({ enqueue }) => enqueue(forgiveSignIns, { user_id: account.id }));
    return tellPassword(presentSignInName(account), password, "has a new password");
  },
};

export const endTwoFactorCommand: AdminCommand = {
  usage: "EMAIL|PHONE",
  help: "Turns off two-step verification, removes passkeys and signs the account out, for someone who lost phone and codes",
  async run({ args: [name = ""], ...deps }) {
    const account = await requireAccount(deps.db, name);
    const signsInBy = presentSignInName(account);
    const wasOn = await write(deps, operator, (open) => resetTwoFactor(open, account.id));
    if (!wasOn) throw new StartError(`${signsInBy} has neither two-step verification nor passkeys`);
    return { lines: [`${signsInBy} now signs in with the password only`], data: { email: account.email } };
  },
};

export const unblock = createSwitch(
  "Unblocks an account's clients, whose cards are shown again, or an administrator",
  true,
);
export const block = createSwitch("Blocks an account's clients: hides their cards and ends all work on them", false);

function createSwitch(help: string, isActive: boolean): AdminCommand {
  return {
    usage: "EMAIL|PHONE",
    help,
    async run({ args: [name = ""], ...deps }) {
      const account = await requireAccount(deps.db, name);
      if (account.is_admin) return switchAdministrator(deps, account, isActive);
      const companies = await listCompanies(deps.db, account.id);
      const switched = [];
      for (const { id } of companies) switched.push(await setClientActive(deps, id, isActive, operator));
      return {
        lines: switched.map(({ company_name }) => `${company_name} is ${isActive ? "active" : "blocked"}`),
        data: switched.map(({ id, company_name, is_active }) => ({ client_id: id, company_name, is_active })),
      };
    },
  };
}

/** Whoever has shut out the others is undone from here; blocking is done on the site, where one always stays. */
async function switchAdministrator(
  deps: WriteDeps,
  { id, email, username }: AccountRow,
  isActive: boolean,
): Promise<Outcome> {
  if (!isActive) throw new StartError(`${email} is an administrator: block them on the site, as another administrator`);
  await write(deps, operator, async ({ trx, now, record }) => {
    await updateUser(trx, id, { is_active: true, updated_at: now });
    await record({ action: "administrator_unblocked", target: `user:${id}`, detail: `${username} (${email})` });
  });
  return { lines: [`${email} is active`], data: { email, is_active: true } };
}

/** @throws StartError where nobody signs in by this e-mail or number */
export async function requireAccount(db: Db, name: string): Promise<AccountRow> {
  const user = await findUserByName(db, name.trim().toLowerCase());
  const account = user && (await findAccount(db, user.id));
  if (!account) throw new StartError(`No account has the email or phone number ${name}`);
  return account;
}

function tellPassword(name: string, password: string, what: string): Outcome {
  return {
    lines: [`${name} ${what}`, `Password   ${password}   (shown only this once)`],
    data: { email: name, password },
  };
}
