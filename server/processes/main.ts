import { closeSync, openSync } from "node:fs";
import { runEntry } from "@/lib/runtime/http/http-server";
import { log, openLog } from "@/lib/runtime/log/log";
import { serveMetrics } from "@/lib/runtime/metrics";
import { holdSocket } from "./hold-socket";
import { readPlan } from "./plan";
import { createSupervisor } from "./supervisor";
import { startWebProcess } from "./web-process";

/** What `npm start` runs: it holds the port and looks after the web processes, which listen on it. */
await runEntry(async () => {
  const plan = readPlan();
  openLog(plan.settings);
  const { PORT, HOST } = plan.settings;
  const socket = await holdSocket(PORT, HOST, "PORT");
  const supervisor = createSupervisor({
    // The port that was drawn, where one was to be.
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

/** Whether the terminal that this was started in has been closed, which is told by the signal that asks for a restart. */
function hasLostTerminal(): boolean {
  if (!process.stdout.isTTY) return false;
  try {
    closeSync(openSync("/dev/tty", "r"));
    return false;
  } catch {
    return true;
  }
}
