import { parseArgs } from "node:util";
import { StartError } from "@/lib/process/start-error";
import type { ProviderEnv } from "../env";
import type { Progress } from "./progress";

/** A command that moves something, as `npm run` and its name start it. */
export type Command = {
  /** What it does and needs, and how to go on where it was cut off. */
  help: string;
  /** Options without a value, such as `replace`, and what each is for. */
  options: Record<string, string>;
  /** @returns the lines that sum it up, when everything is moved and verified. @throws StartError otherwise */
  run(context: CommandContext): Promise<string[]>;
};

export type CommandContext = {
  env: ProviderEnv;
  /** Whether an option was given. */
  has: (option: string) => boolean;
  progress: Progress;
  /** Aborts with a StartError when the command is to end. */
  signal: AbortSignal;
};

/** The options that were given; null where help is wanted. @throws StartError naming an argument that is none */
export function readArguments({ options }: Command, args: string[]): ReadonlySet<string> | null {
  const names = [...Object.keys(options), "help"];
  const known = Object.fromEntries(names.map((name) => [name, { type: "boolean" as const }]));
  const { tokens } = parseArgs({ args, options: known, strict: false, tokens: true });
  for (const token of tokens) {
    const isKnown = token.kind === "option" && names.includes(token.name) && token.value === undefined;
    if (!isKnown) throw new StartError(`Unknown argument "${args[token.index]}"; --help names those that there are`);
  }
  const given = new Set(tokens.flatMap((token) => (token.kind === "option" ? [token.name] : [])));
  return given.has("help") ? null : given;
}

export function describeCommand(name: string, { help, options }: Command): string {
  const lines = Object.entries(options).map(([option, purpose]) => `  --${option.padEnd(10)} ${purpose}`);
  return [`npm run ${name}${lines.length > 0 ? " -- [options]" : ""}`, "", help, "", ...lines].join("\n").trimEnd();
}
