import { closeSync, openSync } from "node:fs";
import { runEntry } from "@/lib/runtime/http/http-server";
import { log, openLog } from "@/lib/runtime/log/log";
import { serveMetrics } from "@/lib/runtime/metrics";
import { holdSocket } from "./hold-socket";
import { readPlan } from "./plan";
import { createSupervisor } from "./supervisor";
import { startWebProcess } from "./web-process";

/** `npm start`: holds the port and supervises the web processes, which listen on it. */
await runEntry(async () => {
  const plan = readPlan();
  openLog(plan.settings);
  const { PORT, HOST } = plan.settings;
  const socket = await holdSocket(PORT, HOST, "PORT");
  const supervisor = createSupervisor({
    // The assigned port, for PORT=0.
    launch: ({ env }, turn) => startWebProcess({ ...env, PORT: String(socket.port) }, turn, socket),
    readPlan() {
      const next = readPlan();
      openLog(next.settings);
      if (next.settings.PORT !== PORT || next.settings.HOST !== HOST)
        log.warn(`PORT and HOST stay ${socket.port} and ${HOST} until the whole service is stopped and started`);
      return next;
    },
    report: (line) => log.info(line),
    complain: (line) => log.error(line),
  });

  await serveMetrics(plan.settings, supervisor.readFigures);

  let isStopping = false;
  async function stop(): Promise<void> {
    if (isStopping) return end(1);
    isStopping = true;
    end((await supervisor.stop()) ? 0 : 1);
  }
  function end(code: number): void {
    supervisor.kill();
    process.exit(code);
  }
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, stop);
  process.on("SIGHUP", () => (hasLostTerminal() ? stop() : supervisor.reload()));

  if (!(await supervisor.run(plan))) process.exit(1);
});

/** A closed terminal sends the same SIGHUP that asks for a reload. */
function hasLostTerminal(): boolean {
  if (!process.stdout.isTTY) return false;
  try {
    closeSync(openSync("/dev/tty", "r"));
    return false;
  } catch {
    return true;
  }
}
