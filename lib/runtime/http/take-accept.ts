import type { Server } from "node:http";
import type { Socket } from "node:net";

/** How HTTP's own server takes a connection; from now on it gets those alone that are given to it. */
export function takeAccept(server: Server): (socket: Socket) => void {
  const [accept] = server.listeners("connection") as ((socket: Socket) => void)[];
  if (!accept) throw new Error("The server takes no connections");
  server.removeListener("connection", accept);
  return (socket) => accept.call(server, socket);
}
