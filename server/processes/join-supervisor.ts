import { EventEmitter, once } from "node:events";
import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { closeServer } from "@/lib/runtime/http/http-server";
import { retireServer } from "@/lib/runtime/http/retire-server";
import { log } from "@/lib/runtime/log/log";
import type { Figures, News, Order, Turn } from "./messages";

/** Milliseconds that the last figures may take: some are read from the database, which may be the reason to leave. */
const figuresTime = 1_000;

/** A web process's side of its supervision. */
export type Supervision = {
  turn: Turn;
  /** To listen on. */
  socket: object;
  /** Where it is this process's turn only later, tells that all but the database is there, and waits for the turn. */
  mayOpen(): Promise<void>;
  /** Has this process's figures told whenever the supervisor asks, and before it leaves. */
  tellFigures(read: () => Promise<object[]>): void;
  /** Has the supervisor told whenever it asks. */
  tellPulse(isStuck: () => boolean): void;
  /** Tells that this process serves, and from now on leaves when told: `close` runs once nobody is served any more. */
  serveUntilTold(server: Server, close: () => Promise<void>): void;
};

/** Takes up the place that the supervisor gives this process; one whose supervisor has died ends at once. */
export async function joinSupervisor(): Promise<Supervision> {
  // A terminal sends these to all processes of a command; what they mean is the supervisor's to decide.
  for (const signal of ["SIGINT", "SIGHUP"] as const) process.on(signal, () => {});
  process.once("disconnect", () => process.exit(1));
  if (!process.connected) process.exit(1);
  const orders = new EventEmitter();
  process.on("message", (message: Order, socket: object) => orders.emit(message.order, message, socket));
  const [{ turn }, socket] = (await once(orders, "begin")) as [Extract<Order, { order: "begin" }>, object];

  let tellFigures = async (_number: number | null) => {};
  return {
    turn,
    socket,
    async mayOpen() {
      if (turn !== "after") return;
      const told = once(orders, "open");
      tell("warm");
      await told;
    },
    tellFigures(read) {
      tellFigures = async (number) => {
        const metrics = await read().catch(complain);
        if (metrics) tell({ number, metrics });
      };
      orders.on("figures", ({ number }: Extract<Order, { order: "figures" }>) => tellFigures(number));
    },
    tellPulse(isStuck) {
      orders.on("pulse", () => tell(isStuck() ? "stuck" : "well"));
    },
    serveUntilTold(server, close) {
      let isLeaving = false;
      const leave = async (empty: () => Promise<void>) => {
        // To be told again only makes haste, since a manager of services may signal every process besides.
        if (isLeaving) return closeServer(server);
        isLeaving = true;
        await empty()
          .then(() => Promise.race([tellFigures(null), sleep(figuresTime)]))
          .then(close)
          .catch((error) => {
            log.error("The end was not orderly", error);
            process.exitCode = 1;
          });
        process.exit();
      };
      orders.on("retire", ({ isReplaced }) => leave(() => retireServer(server, isReplaced)));
      process.on("SIGTERM", () => leave(() => closeServer(server)));
      tell("ready");
    },
  };
}

function complain(error: unknown): null {
  log.error("The figures could not be read", error);
  return null;
}

function tell(news: News | Figures): void {
  process.send?.(news);
}
