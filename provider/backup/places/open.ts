import path from "node:path";
import { isBucketAddress } from "@/lib/runtime/settings";
import { StartError } from "@/lib/runtime/start-error";
import type { ProviderConfig } from "../../config";
import { openBucket } from "./bucket";
import { openFolder } from "./folder";
import type { Place } from "./place";

/**
 * Opens the place in `BACKUP_TO`, or `backups` in the data folder by default. `BACKUP_TO` is a folder, or a bucket as
 * `https://KEY:SECRET@host/bucket/prefix?region=eu-central-1`.
 *
 * @throws StartError, never with the secret in it, if the address is incomplete or leads nowhere.
 */
export async function openPlace({ dataDir, backup }: Pick<ProviderConfig, "dataDir" | "backup">): Promise<Place> {
  const target = backup.to ?? path.join(dataDir, "backups");
  if (!isBucketAddress(target)) return openFolder(path.resolve(target));
  const url = URL.canParse(target) ? new URL(target) : null;
  const [bucket = "", ...folders] = url ? url.pathname.split("/").filter(Boolean).map(decodeURIComponent) : [];
  if (!url || !bucket || !url.username || !url.password)
    throw new StartError("BACKUP_TO: a bucket is written https://KEY:SECRET@host/bucket/folder?region=eu-central-1");
  const options = {
    endpoint: url.origin,
    bucket,
    region: url.searchParams.get("region") ?? "us-east-1",
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
  return openBucket(options, folders.map((folder) => `${folder}/`).join(""));
}
