import type { cdnFormats } from "@/lib/runtime/settings";
import type { Cdn } from "./cdn";

export type CdnOptions = {
  /** Address of the purge endpoint. */
  url: string;
  format: (typeof cdnFormats)[number];
  /** Credential for the CDN. */
  secret?: string;
};

/** Timeout of a call, in milliseconds. */
const patience = 10_000;

type Shape = { field: string; authorise: (secret: string) => Record<string, string> };

const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });

/** Name of the key list and the authorisation header of each format. */
const shapes: Record<CdnOptions["format"], Shape> = {
  generic: { field: "keys", authorise: bearer },
  cloudflare: { field: "tags", authorise: bearer },
  fastly: { field: "surrogate_keys", authorise: (secret) => ({ "fastly-key": secret }) },
};

/** A CDN with a purge endpoint for POST. Only the status is read; redirects are not followed. */
export function createCdnWebhook({ url, format, secret }: CdnOptions): Cdn {
  const { field, authorise } = shapes[format];
  const { host } = new URL(url);
  const headers = { "content-type": "application/json", ...(secret && authorise(secret)) };
  return {
    async purge(keys, signal) {
      const status = await fetch(url, {
        method: "POST",
        headers,
        body: JSON.stringify({ [field]: keys }),
        redirect: "manual",
        signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
      }).then(readStatus, (cause) => {
        throw new Error(`${host} took no purge (${cause.cause?.code ?? cause.name})`);
      });
      if (status < 200 || status > 299) throw new Error(`${host} answered ${status} to a purge`);
    },
  };
}

async function readStatus({ status, body }: Response): Promise<number> {
  await body?.cancel();
  return status;
}
