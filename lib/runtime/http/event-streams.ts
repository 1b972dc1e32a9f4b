import type { IncomingMessage, ServerResponse } from "node:http";

const type = "text/event-stream";

export function isEventStream(answer: Headers): boolean {
  return answer.get("content-type")?.startsWith(type) ?? false;
}

export function isStreamAskedFor({ headers }: IncomingMessage): boolean {
  return headers.accept === type;
}

export function isStreaming(request: IncomingMessage, response: ServerResponse): boolean {
  return isStreamAskedFor(request) && response.headersSent;
}
