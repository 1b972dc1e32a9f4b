import { statfs } from "node:fs/promises";
import { formatSize } from "@/lib/format/size";
import { type CheckContext, type Finding, fine, problem, warning } from "./finding";

const gigabyte = 1024 ** 3;

/** Bytes: free for this user, and total. */
export async function measureDisk(folder: string): Promise<{ free: number; total: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}

export async function checkDisk({ config, t }: CheckContext): Promise<Finding> {
  const { free, total } = await measureDisk(config.dataDir);
  const share = free / total;
  const percent = Math.round(share * 100);
  const detail = t("findings.disk.free", { free: formatSize(free), folder: config.dataDir, percent });
  if (free < gigabyte / 4) return problem("disk", detail);
  return share < 0.1 && free < 10 * gigabyte ? warning("disk", detail) : fine("disk", detail);
}
