import { lookup } from "node:dns/promises";
import net from "node:net";
import { getSystemErrorName } from "node:util";
import { listenFailure } from "@/lib/runtime/http/http-server";

/** A socket that is bound and that its holder takes no connection from. */
export type HeldSocket = { handle: object; port: number };

type Handle = { getsockname(out: { port?: number }): number };

/** What `node:cluster` binds with; Node has no public way that does not also take connections. */
const { _createServerHandle: bind } = net as unknown as {
  _createServerHandle: (address: string, port: number, family: number, fd: number, flags: number) => Handle | number;
};

/**
 * Binds a port for other processes to listen on. Once one of them does, connections wait in it also while none is there
 * to take them, so a process may end before the next has begun and nobody is refused.
 *
 * @throws StartError naming `setting` where the port cannot be had.
 */
export async function holdSocket(port: number, host: string, setting: string): Promise<HeldSocket> {
  const fail = (cause: { code?: string }) => listenFailure(port, host, setting, cause);
  const { address, family } = await lookup(host).catch((error) => {
    throw fail(error);
  });
  const handle = bind(address, port, family, -1, 0);
  if (typeof handle === "number") throw fail({ code: getSystemErrorName(handle) });
  const bound: { port?: number } = {};
  // A taken port is told of only here, or by whoever listens.
  const failure = handle.getsockname(bound);
  if (failure !== 0) throw fail({ code: getSystemErrorName(failure) });
  return { handle, port: bound.port ?? port };
}
