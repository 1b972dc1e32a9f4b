import { config as loadDotenv } from "dotenv";
import { runEntry } from "@/lib/runtime/http/http-server";
import { openLog } from "@/lib/runtime/log/log";
import { createProgress } from "@/lib/runtime/progress";
import { StartError } from "@/lib/runtime/start-error";
import { backup } from "./admin/backup";
import { type Command, describeCommand, readArguments } from "./admin/command";
import { restore } from "./admin/restore";
import { runAdmin } from "./admin/run";
import { type ProviderEnv, parseProviderEnv } from "./env";

const commands: Record<string, Command> = { backup, restore };

/** Runs the command that the first argument names. */
await runEntry(async () => {
  const [name = "", ...args] = process.argv.slice(2);
  if (name === "admin") {
    process.exitCode = await runAdmin(args, readEnv);
    return;
  }
  const command = commands[name];
  if (!command) throw new StartError(`Unknown command "${name}"`);
  const given = readArguments(command, args);
  if (!given) return console.log(describeCommand(name, command));

  const started = performance.now();
  const lines = await command.run({
    env: readEnv(),
    has: (option) => given.options.has(option),
    given: (option) => given.options.get(option),
    argument: given.argument,
    progress: createProgress(process.stdout.isTTY),
    signal: stopOnSignal(),
  });
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  console.log([`Done in ${seconds} s`, ...lines].join("\n"));
});

function readEnv(): ProviderEnv {
  loadDotenv({ quiet: true });
  const env = parseProviderEnv(process.env);
  openLog(env);
  return env;
}

/** The first Ctrl-C ends between two steps, a second one at once; either way nothing is lost. */
function stopOnSignal(): AbortSignal {
  const stopping = new AbortController();
  const reason = new StartError("Stopped before the end; run the same command again to continue");
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.on(signal, () => {
      if (stopping.signal.aborted) process.exit(1);
      stopping.abort(reason);
    });
  return stopping.signal;
}
