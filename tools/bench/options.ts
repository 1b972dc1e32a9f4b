import { parseArgs } from "node:util";

export type Options = {
  /** Sizes of the installations, ascending. */
  companies: number[];
  connections: number;
  /** Length of one round. */
  seconds: number;
  rounds: number;
  /** The sections to run. */
  only: string[];
  profile: boolean;
  /** On PostgreSQL, Valkey or Redis, and S3 instead of a folder. */
  servers: boolean;
  /** Minutes of mixed use; 0 skips the section. */
  aged: number;
  save: boolean;
  unknownNames: number;
  /** Events in a year; 0 skips their section. */
  events: number;
};

const defaults = {
  companies: "100,10000",
  connections: "32",
  seconds: "3",
  rounds: "3",
  aged: "60",
  "unknown-names": "100000",
  events: "1000000",
};

/**
 * Options from the command line; null for `--help`.
 *
 * @throws an Error that names the invalid option
 */
export function readOptions(args: readonly string[], sections: readonly string[]): Options | null {
  const { values } = parseArgs({
    args: completeAged(args),
    options: {
      companies: { type: "string", default: defaults.companies },
      connections: { type: "string", default: defaults.connections },
      seconds: { type: "string", default: defaults.seconds },
      rounds: { type: "string", default: defaults.rounds },
      only: { type: "string" },
      profile: { type: "boolean", default: false },
      servers: { type: "boolean", default: false },
      aged: { type: "string" },
      save: { type: "boolean", default: false },
      "unknown-names": { type: "string", default: defaults["unknown-names"] },
      events: { type: "string", default: defaults.events },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return null;
  const only = values.only?.split(",");
  for (const name of only ?? []) if (!sections.includes(name)) throw new Error(`--only: there is no section "${name}"`);
  const profile = values.profile || only?.includes("profile") === true;
  const aged = values.aged ?? (only?.includes("aged") ? defaults.aged : "0");
  return {
    companies: [...new Set(values.companies.split(",").map((size) => readNumber("companies", size, 10)))].sort(
      (a, b) => a - b,
    ),
    connections: readNumber("connections", values.connections),
    seconds: readNumber("seconds", values.seconds),
    rounds: readNumber("rounds", values.rounds),
    only: only ? [...only, ...(profile && !only.includes("profile") ? ["profile"] : [])] : [...sections],
    profile,
    servers: values.servers,
    aged: readNumber("aged", aged, 0),
    save: values.save,
    unknownNames: readNumber("unknown-names", values["unknown-names"], 0),
    events: readNumber("events", values.events, 0),
  };
}

export function describeOptions(sections: readonly string[]): string {
  return `npm run bench -- [options]

  --companies 100,10000,100000  sizes of the installations (${defaults.companies})
  --connections 32              that load keeps busy (${defaults.connections})
  --seconds 3                   of each round (${defaults.seconds})
  --rounds 3                    of which the median counts (${defaults.rounds})
  --only pages,growth           these sections alone, of: ${sections.join(", ")}
  --servers                     on PostgreSQL, Valkey or Redis, and an S3 store instead of SQLite and a folder
  --aged [60]                   also the pages again after so many minutes of mixed use; left out by default
  --profile                     also where pages and first renderings spend their time
  --save                        keeps this run for later ones to be compared with
  --unknown-names 100000        how many are asked for; 0 for none
  --events 1000000              of a year, whose figures are asked for; 0 for none
  --help                        this

docs/bench.md tells what is measured and how to read it.`;
}

/** `parseArgs` has no options with an optional value. */
function completeAged(args: readonly string[]): string[] {
  return args.flatMap((arg, index) =>
    arg === "--aged" && !/^\d+$/.test(args[index + 1] ?? "") ? [arg, defaults.aged] : [arg],
  );
}

function readNumber(name: string, text: string, least = 1): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least) return value;
  throw new Error(`--${name}: "${text}" is no whole number from ${least} on`);
}
