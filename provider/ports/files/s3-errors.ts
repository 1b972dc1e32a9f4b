import { ApiError } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import { StartError } from "@/lib/runtime/start-error";
import type { S3Options } from "./s3-client";

/** Common fields of the client's errors; `name` is the store's error code, if it sent one. */
type S3Error = Error & { code?: string; $metadata?: { httpStatusCode?: number } };

const statusOf = (error: unknown) => (error as S3Error).$metadata?.httpStatusCode;

/** Whether the file does not exist. A missing bucket does not count: then nothing is known about the file. */
export function isMissing(error: unknown): boolean {
  return statusOf(error) === 404 && (error as S3Error).name !== "NoSuchBucket";
}

/** Whether the range starts after the end of the file. */
export function isBeyondEnd(error: unknown): boolean {
  return statusOf(error) === 416;
}

/** Maps any error to storage full or unavailable. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const cause = new Error(`The file store failed: ${explain(error)}`);
  if (statusOf(error) === 507 || /quota|storagefull/i.test((error as S3Error).name))
    return new ApiError("storage_full", failures.storageFull, { cause });
  return new ApiError("unavailable", failures.unavailable, { cause, headers: { "retry-after": "5" } });
}

export function throwApiError(error: unknown): never {
  throw toApiError(error);
}

/** Names of a bucket's settings in error messages. */
const settingNames = {
  endpoint: "S3_ENDPOINT",
  region: "S3_REGION",
  bucket: "S3_BUCKET",
  id: "S3_ACCESS_KEY_ID",
  keys: "S3_ACCESS_KEY_ID or S3_SECRET_ACCESS_KEY",
};

/** Maps an error at start to the setting that is probably wrong. */
export function toStartError(
  error: unknown,
  { endpoint, bucket, region }: S3Options,
  names: typeof settingNames = settingNames,
): StartError {
  const store = new URL(endpoint).origin;
  const { name } = error as S3Error;
  const status = statusOf(error);
  if (status === undefined) return new StartError(`${names.endpoint} ${store} cannot be reached (${explain(error)})`);
  if (name === "AuthorizationHeaderMalformed" || status === 301)
    return new StartError(
      `${names.region} ${region} is not where ${store} keeps ${names.bucket} ${bucket} (${explain(error)})`,
    );
  if (status === 404 || name === "InvalidBucketName")
    return new StartError(`${names.bucket} ${bucket} does not exist at ${store} (${explain(error)})`);
  if (name === "AccessDenied")
    return new StartError(`${names.bucket} ${bucket} is closed to ${names.id} (${explain(error)})`);
  if (status === 401 || status === 403) return new StartError(`${names.keys} is wrong (${explain(error)})`);
  return new StartError(`${names.endpoint} ${store} does not answer as S3 does (${explain(error)})`);
}

/** One line without the request: it contains the signature, and logging an error prints all its fields. */
function explain(error: unknown): string {
  const { code, name, message } = error as S3Error;
  const [reason] = message.split("\n");
  return [statusOf(error), code ?? `${name} ${reason}`].filter(Boolean).join(" ");
}
