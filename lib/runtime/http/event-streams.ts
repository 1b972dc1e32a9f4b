import type { IncomingMessage, ServerResponse } from "node:http";

const type = "text/event-stream";

/** Whether this is the answer that goes on for as long as somebody listens. */
export function isEventStream(answer: Headers): boolean {
  return answer.get("content-type")?.startsWith(type) ?? false;
}

/** Browsers ask so for such an answer and for nothing else, and the sites on the way hand it on. */
export function isStreamAskedFor({ headers }: IncomingMessage): boolean {
  return headers.accept === type;
}

/** Whether such an answer has begun, so that its sender only waits for something to tell. */
export function isStreaming(request: IncomingMessage, response: ServerResponse): boolean {
  return isStreamAskedFor(request) && response.headersSent;
}
