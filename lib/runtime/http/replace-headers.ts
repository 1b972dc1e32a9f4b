import type { IncomingHttpHeaders, IncomingMessage } from "node:http";

/**
 * What a request says from here on. Node keeps it twice, as it was sent and as it reads it, and libraries ask now the one,
 * now the other.
 */
export function replaceHeaders(
  request: Pick<IncomingMessage, "headers" | "rawHeaders">,
  headers: IncomingHttpHeaders,
): void {
  for (const name of Object.keys(request.headers)) delete request.headers[name];
  Object.assign(request.headers, headers);
  request.rawHeaders = Object.entries(headers).flatMap(([name, value = []]) =>
    [value].flat().flatMap((each) => [name, each]),
  );
}
