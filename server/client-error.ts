import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { HeaderSet } from "./headers";

const statusByCode: Record<string, string> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** Answers malformed HTTP with a status and the site's headers, then closes the connection. */
export function answerClientErrors(server: Server, headers: HeaderSet): void {
  const lines = headers.base.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    if (!socket.writable || error.code === "ECONNRESET") return socket.destroy();
    const status = statusByCode[error.code ?? ""] ?? "400 Bad Request";
    const policy = `content-security-policy: ${headers.closedPolicy}\r\n`;
    socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n${lines}${policy}\r\n`);
  });
}
