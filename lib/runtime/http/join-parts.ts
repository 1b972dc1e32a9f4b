import type { IncomingMessage } from "node:http";

/** What is large enough as it is. */
const joinedBytes = 16 * 1024;

/**
 * Has the body of `request` come in parts of some size, whatever the client made of it. Every stream behind takes each
 * part by itself, and one packet may hold ten thousand chunks of a byte.
 */
export function joinParts(request: IncomingMessage): void {
  const push = request.push.bind(request);
  let parts: Buffer[] = [];
  let length = 0;

  request.push = (part: Buffer | null): boolean => {
    if (part === null) {
      flush();
      return push(null);
    }
    length += part.length;
    if (parts.push(part) === 1) setImmediate(passOn);
    return length < joinedBytes || flush();
  };

  /** As the server does with a part for which there is no room; reading the request goes on with the connection. */
  function passOn(): void {
    if (!request.destroyed && !flush()) request.socket.pause();
  }

  function flush(): boolean {
    const [first, second] = parts;
    if (!first) return true;
    const whole = second ? Buffer.concat(parts, length) : first;
    parts = [];
    length = 0;
    return push(whole);
  }
}
