import type { S3 } from "@aws-sdk/client-s3";

export type S3Options = {
  /** Address of the store, such as `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the bucket is part of the path instead of the host name. The default, because every store supports it. */
  forcePathStyle?: boolean;
};

/** `patience` is the timeout of a call in milliseconds, including retries and reading the answer. */
export type S3Store = { client: S3; Bucket: string; patience: number };

const attempts = 3;
const connections = 50;
/** Timeout of a stalled stream, in milliseconds. */
const silence = 30_000;
/**
 * Closes idle connections before the store does: a stream that starts on a connection closed by the store cannot be
 * retried.
 */
const idle = 4_000;

/** A client with keep-alive connections and no logging of its own. */
export async function openS3Store(options: S3Options, patience: number): Promise<S3Store> {
  // Imported on demand: it takes 200 ms and 24 MB, and most sites keep their files on disk.
  const { S3 } = await import("@aws-sdk/client-s3");
  const { endpoint, region, accessKeyId, secretAccessKey, forcePathStyle = true } = options;
  const agent = { keepAlive: true, maxSockets: connections, timeout: idle };
  const client = new S3({
    endpoint,
    region,
    forcePathStyle,
    credentials: { accessKeyId, secretAccessKey },
    retryMode: "standard",
    maxAttempts: attempts,
    // Not every store supports extra checksums; the signature already covers content sent from memory.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    // Expect: 100-continue would open connections beyond the limit for large files.
    expectContinueHeader: false,
    requestHandler: {
      httpAgent: agent,
      httpsAgent: agent,
      // Counts from the call on, so it also limits the wait for a free connection.
      connectionTimeout: patience / 4,
      socketTimeout: silence,
      throwOnRequestTimeout: true,
    },
    logger: { trace() {}, debug() {}, info() {}, warn() {}, error() {} },
  });
  return { client, Bucket: options.bucket, patience };
}

/** Options for a call without a body; the timeout of one attempt leaves time for a retry. */
export function timed(store: S3Store, signal?: AbortSignal) {
  return { abortSignal: limited(store, signal), requestTimeout: store.patience / 3 };
}

/** Aborts after the timeout of a call, or with `signal`. */
export function limited({ patience }: S3Store, signal?: AbortSignal): AbortSignal {
  const limit = AbortSignal.timeout(patience);
  return signal ? AbortSignal.any([signal, limit]) : limit;
}
