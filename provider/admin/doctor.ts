import { runAllChecks } from "../health/checks/run";
import type { AdminCommand } from "./admin-command";

export const doctor: AdminCommand = {
  usage: "",
  help: "Checks database, files, disk, clock, certificate, mail, sign-in service, jobs and backups; exit code 1 if there is a problem",
  async run(context) {
    const findings = await runAllChecks(context);
    const marks = { fine: "ok     ", warning: "look   ", problem: "PROBLEM" };
    const lines = findings.map(({ check, state, detail }) => `${marks[state]}  ${check.padEnd(11)}  ${detail}`);
    return { lines, data: findings, isBad: findings.some(({ state }) => state === "problem") };
  },
};
