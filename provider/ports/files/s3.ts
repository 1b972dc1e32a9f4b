import { callLimits } from "@/lib/contract/values";
import { assertFileKey, type Files, isFileKey } from "./files";
import { removeEach } from "./remove-each";
import { limited, openS3Store, type S3Options, timed } from "./s3-client";
import { isMissing, throwApiError, toStartError } from "./s3-errors";
import { openObject, readSize } from "./s3-read";
import { putObject } from "./s3-write";

/** A call to the store must finish within the timeout of the request that waits for it. */
const defaults = { pageSize: 1_000, patience: callLimits.requestTimeout - 2_000 };

/**
 * Files in a bucket of an S3-compatible store, one object each; durable once the store confirms. `pageSize` is the
 * number of keys per listing, `patience` the timeout of a call in milliseconds.
 *
 * @throws StartError naming the setting if address, region, bucket or key pair is wrong.
 */
export async function openS3Files(options: S3Options, overrides: Partial<typeof defaults> = {}): Promise<Files> {
  const { pageSize, patience } = { ...defaults, ...overrides };
  const store = await openS3Store(options, patience);
  const { client, Bucket } = store;
  try {
    // Lists instead of HEAD, because the answer to a HEAD has no error message.
    await client.listObjectsV2({ Bucket, MaxKeys: 1 }, timed(store));
  } catch (error) {
    client.destroy();
    throw toStartError(error, options);
  }

  return {
    async put(key, content, size) {
      assertFileKey(key);
      await putObject(store, key, content, size);
    },

    open: async (key, wanted = null) => (isFileKey(key) ? openObject(store, key, wanted) : null),

    size: async (key) => (isFileKey(key) ? readSize(store, key) : null),

    remove(keys) {
      // One timeout for all keys, because the answer to a deletion waits for this.
      const limit = limited(store);
      return removeEach(keys, async (key) => {
        if (!isFileKey(key)) return;
        // One by one, because not every store supports batch deletion.
        await client.deleteObject({ Bucket, Key: key }, timed(store, limit)).catch((error) => {
          if (!isMissing(error)) throwApiError(error);
        });
      });
    },

    async *keys(before) {
      let ContinuationToken: string | undefined;
      do {
        const query = { Bucket, MaxKeys: pageSize, ContinuationToken };
        const page = await client.listObjectsV2(query, timed(store)).catch(throwApiError);
        for (const { Key = "", LastModified } of page.Contents ?? [])
          if (isFileKey(Key) && (!before || (LastModified && LastModified < before))) yield Key;
        ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (ContinuationToken);
    },

    async check() {
      await client.headBucket({ Bucket }, timed(store)).catch(throwApiError);
    },

    async close() {
      client.destroy();
    },
  };
}
