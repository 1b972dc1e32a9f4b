import { statfs } from "node:fs/promises";
import type { AdminContext } from "../admin-command";
import { type Finding, fine, problem, warning } from "./finding";

const gigabyte = 1024 ** 3;

export async function checkDisk({ config }: AdminContext): Promise<Finding> {
  const { bavail, blocks, bsize } = await statfs(config.dataDir);
  const free = bavail * bsize;
  const share = bavail / blocks;
  const detail = `${(free / gigabyte).toFixed(1)} GB free below ${config.dataDir}, ${Math.round(share * 100)} %`;
  if (free < gigabyte / 4) return problem("disk", detail);
  return share < 0.1 && free < 10 * gigabyte ? warning("disk", detail) : fine("disk", detail);
}
