import { parseArgs } from "node:util";
import type { Progress } from "@/lib/runtime/progress";
import { StartError } from "@/lib/runtime/start-error";
import type { ProviderEnv } from "../env";

/** A command that moves something, as `npm run` and its name start it. */
export type Command = {
  /** What it does and needs, and how to go on where it was cut off. */
  help: string;
  /** Options without a value, such as `replace`, and what each is for. */
  options: Record<string, string>;
  /** The same with a value, such as `client`. */
  values?: Record<string, string>;
  /** What it is told besides, such as the name of a file, as help calls it; it may be left out. */
  argument?: string;
  /** @returns the lines that sum it up, when everything is moved and verified. @throws StartError otherwise */
  run(context: CommandContext): Promise<string[]>;
};

export type CommandContext = {
  env: ProviderEnv;
  /** Whether an option was given. */
  has: (option: string) => boolean;
  /** The value of one that has one. */
  given: (option: string) => string | undefined;
  argument?: string;
  progress: Progress;
  /** Aborts with a StartError when the command is to end. */
  signal: AbortSignal;
};

export type Given = { options: ReadonlyMap<string, string | undefined>; argument?: string };

/** What was given; null where help is wanted. @throws StartError naming an argument that is none */
export function readArguments({ options, values = {}, argument }: Command, args: string[]): Given | null {
  const flags = [...Object.keys(options), "help"];
  const known = Object.fromEntries([
    ...flags.map((name) => [name, { type: "boolean" as const }]),
    ...Object.keys(values).map((name) => [name, { type: "string" as const }]),
  ]);
  const { tokens } = parseArgs({ args, options: known, strict: false, tokens: true });
  const positionals = tokens.filter((token) => token.kind === "positional");
  const given = new Map<string, string | undefined>();
  for (const token of tokens) {
    if (token.kind === "option" && Object.hasOwn(values, token.name) && !token.value?.trim())
      throw new StartError(`--${token.name} needs a value; see --help`);
    const isKnown =
      token.kind === "option"
        ? Object.hasOwn(values, token.name) || (flags.includes(token.name) && token.value === undefined)
        : token.kind === "positional" && argument !== undefined && token === positionals[0];
    if (!isKnown) throw new StartError(`Unknown argument "${args[token.index]}"; see --help`);
    if (token.kind === "option") given.set(token.name, token.value);
  }
  return given.has("help") ? null : { options: given, argument: positionals[0]?.value };
}

export function describeCommand(name: string, { help, options, values = {}, argument }: Command): string {
  const named = [
    ...Object.entries(options),
    ...Object.entries(values).map(([option, purpose]) => [`${option} …`, purpose] as const),
  ];
  const lines = named.map(([option, purpose]) => `  --${option.padEnd(14)} ${purpose}`);
  const words = [...(lines.length > 0 ? ["[options]"] : []), ...(argument ? [`[${argument}]`] : [])];
  return [[`npm run ${name}`, ...(words.length > 0 ? ["--", ...words] : [])].join(" "), "", help, "", ...lines]
    .join("\n")
    .trimEnd();
}
