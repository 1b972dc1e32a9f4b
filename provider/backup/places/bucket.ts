import { Readable } from "node:stream";
import { StartError } from "@/lib/runtime/start-error";
import { openS3Store, type S3Options, timed } from "../../ports/files/s3-client";
import { isMissing, toStartError } from "../../ports/files/s3-errors";
import { openObject } from "../../ports/files/s3-read";
import { parseArchiveName } from "./names";
import type { Kept, Place } from "./place";

/** Timeout of one call; long, because a call sends a whole part over a possibly slow line. */
const patience = 120_000;
/** A store accepts at most 10,000 parts: 160 GB. */
const partSize = 16 * 1024 * 1024;

const settingNames = {
  endpoint: "BACKUP_TO",
  region: "BACKUP_TO: the region",
  bucket: "BACKUP_TO: the bucket",
  id: "its key",
  keys: "BACKUP_TO: the key pair",
};

/** Opens a bucket of an S3-compatible store; `prefix` is empty or ends in a slash. @throws StartError */
export async function openBucket(options: S3Options, prefix: string): Promise<Place> {
  const store = await openS3Store(options, patience);
  const { client, Bucket } = store;
  const fail = (error: unknown): never => {
    throw toStartError(error, options, settingNames);
  };
  return {
    title: `s3://${Bucket}/${prefix}`,

    async put(name, body) {
      const { Upload } = await import("@aws-sdk/lib-storage");
      let bytes = 0;
      const counted = body.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform(piece, controller) {
            bytes += piece.length;
            controller.enqueue(piece);
          },
        }),
      );
      const content = Readable.fromWeb(counted as never);
      let failure: unknown;
      content.on("error", (error) => {
        failure = error;
      });
      const params = { Bucket, Key: prefix + name, Body: content };
      // An aborted upload removes its parts: they would be billed and never become an archive.
      const upload = new Upload({ client, params, partSize, queueSize: 2, leavePartsOnError: false });
      await upload.done().catch((error) => {
        content.destroy();
        if (failure instanceof Error) throw failure;
        fail(error);
      });
      return bytes;
    },

    async list() {
      const kept: Kept[] = [];
      let ContinuationToken: string | undefined;
      do {
        const query = { Bucket, Prefix: prefix, ContinuationToken };
        const page = await client.listObjectsV2(query, timed(store)).catch(fail);
        for (const { Key = "", Size = 0 } of page.Contents ?? []) {
          const name = Key.slice(prefix.length);
          if (parseArchiveName(name)) kept.push({ name, bytes: Size });
        }
        ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (ContinuationToken);
      return kept.sort((a, b) => (a.name < b.name ? 1 : -1));
    },

    async open(name) {
      const object = await openObject(store, prefix + name, null).catch(fail);
      if (!object) throw new StartError(`There is no backup ${prefix}${name} in the bucket ${Bucket}`);
      return object.body;
    },

    async remove(name) {
      await client.deleteObject({ Bucket, Key: prefix + name }, timed(store)).catch((error) => {
        if (!isMissing(error)) fail(error);
      });
    },

    async close() {
      client.destroy();
    },
  };
}
