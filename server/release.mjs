import { readFileSync } from "node:fs";
import path from "node:path";

/** What the archive of `npm run release` says of itself: its build, and the kind of machine that its packages run on. */
export const manifestFile = "release.json";

/** The manifest in `root`; null where that is no unpacked release. */
export function readRelease(root) {
  try {
    return JSON.parse(readFileSync(path.join(root, manifestFile), "utf8"));
  } catch (error) {
    if (error.code === "ENOENT") return null;
    throw error;
  }
}

/** As far as compiled packages depend on it. */
export function describeMachine() {
  const [node] = process.versions.node.split(".");
  const libc = process.platform === "linux" ? [isGlibc() ? "glibc" : "musl"] : [];
  return { node: Number(node), system: [process.platform, process.arch, ...libc].join("-") };
}

/** Why a release cannot run on this machine, in one line; null where it can. */
export function explainRefusal({ node, system }, machine = describeMachine()) {
  if (node === machine.node && system === machine.system) return null;
  return `This release is for Node.js ${node} on ${system}; this is Node.js ${machine.node} on ${machine.system}`;
}

function isGlibc() {
  return Boolean(process.report.getReport().header.glibcVersionRuntime);
}
