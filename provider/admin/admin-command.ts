import { StartError } from "@/lib/runtime/start-error";
import type { WriteDeps } from "../kernel/write/write";
import type { OpenOptions } from "../open";

/** Something that an operator does beside the service, as `npm run admin -- NAME` starts it. */
export type AdminCommand = {
  /** What follows the name, such as `EMAIL`; in brackets where it may be left out. */
  usage: string;
  help: string;
  /** @throws StartError or ApiError saying why it was not done */
  run(context: AdminContext): Promise<Outcome>;
};

export type AdminContext = WriteDeps & {
  config: OpenOptions;
  /** What followed the name; as many as `usage` asks for. */
  args: string[];
};

export type Outcome = {
  /** For people. */
  lines: string[];
  /** The same for programs, with `--json`. */
  data: unknown;
  /** Whether it found something that has to be looked at. */
  isBad?: boolean;
};

/** A call that is none. */
export class UsageError extends StartError {}

/** What the audit log says of who did it: nobody with an account, on the machine itself. */
export const operator = { actorId: null, address: "local" };

/** Rows as lines with columns of one width each. */
export function table(head: string[], rows: string[][]): string[] {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}
