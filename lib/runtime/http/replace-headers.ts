import type { IncomingHttpHeaders, IncomingMessage } from "node:http";

/** Replaces `headers` and `rawHeaders`: libraries read either. */
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
