import type { Server } from "node:http";
import type { Socket } from "node:net";

/** Takes over `connection`: from now on Node's HTTP server only gets sockets passed to the returned function. */
export function takeAccept(server: Server): (socket: Socket) => void {
  const [accept] = server.listeners("connection") as ((socket: Socket) => void)[];
  if (!accept) throw new Error("The server takes no connections");
  server.removeListener("connection", accept);
  return (socket) => accept.call(server, socket);
}
