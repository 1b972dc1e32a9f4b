import type { S3 } from "@aws-sdk/client-s3";

export type S3Options = {
  /** Address of the store, such as `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the bucket's name goes into the path instead of the host name. Every store knows that, so it is the default. */
  forcePathStyle?: boolean;
};

/** `patience` is how long one call may take in milliseconds, with all its attempts and the whole of its answer. */
export type S3Store = { client: S3; Bucket: string; patience: number };

const attempts = 3;
const connections = 50;
/** How long nothing may move while a stream is sent, in milliseconds. */
const silence = 30_000;
/** An unused connection goes before the store closes it: a stream that was just begun on it could not be sent again. */
const idle = 4_000;

/** A client that keeps its connections, and reports by its errors alone. */
export async function openS3Store(options: S3Options, patience: number): Promise<S3Store> {
  // Loaded where it is needed only: it takes 200 ms and 24 MB, and most installations keep their files on disk.
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
    // Not every store knows checksums beside the signature, which covers the bytes of whatever is sent from memory.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    // It would take a connection beyond the limit for every large file.
    expectContinueHeader: false,
    requestHandler: {
      httpAgent: agent,
      httpsAgent: agent,
      // Counts from the call on, so that it also bounds the wait for one of the connections.
      connectionTimeout: patience / 4,
      socketTimeout: silence,
      throwOnRequestTimeout: true,
    },
    logger: { trace() {}, debug() {}, info() {}, warn() {}, error() {} },
  });
  return { client, Bucket: options.bucket, patience };
}

/** Options of a call without a body of its own, so that one attempt which hangs leaves time for another. */
export function timed(store: S3Store, signal?: AbortSignal) {
  return { abortSignal: limited(store, signal), requestTimeout: store.patience / 3 };
}

/** Ends after the time that one call has, or with `signal`. */
export function limited({ patience }: S3Store, signal?: AbortSignal): AbortSignal {
  const limit = AbortSignal.timeout(patience);
  return signal ? AbortSignal.any([signal, limit]) : limit;
}
