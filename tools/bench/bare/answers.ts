import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";

/** A yardstick's answer at a path: the site's bytes, encoded as received. */
export type Answer = { path: string; type: string; encoding: string; body: Buffer };

/** Reads a page in one encoding; yardsticks serve it at a path of its own. */
export async function readAnswer(url: string, path: string, encoding: string): Promise<Answer> {
  const asked = request(url + path, { headers: { "accept-encoding": encoding }, agent: false }).end();
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  const body = await buffer(answer);
  const { "content-type": type = "", "content-encoding": came = "identity" } = answer.headers;
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`);
  if (came !== encoding) throw new Error(`${path} came as ${came} where ${encoding} was asked for`);
  // nginx takes a path that ends in a slash for a folder.
  return { path: `/${encoding}${path === "/" ? "/home" : path}`, type, encoding, body };
}
