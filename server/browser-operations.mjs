import { existsSync, readdirSync, rmSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./bundles.mjs";

const source = "lib/contract";
const target = "build/operations";

/** Browser aliases for Next's `resolveAlias`. */
export function aliasOperations() {
  return Object.fromEntries(
    listOperations().map((name) => [`@/${source}/${name}/operations`, { browser: `./${target}/${name}.mjs` }]),
  );
}

/** Writes operations without their zod schemas for browsers: the schemas would outweigh everything else on a screen. */
export async function writeBrowserOperations() {
  const { build } = await import("esbuild");
  const names = listOperations();
  const outdir = path.join(root, target, "whole");
  await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(names.map((name) => [name, `${source}/${name}/operations.ts`])),
    outdir,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    logLevel: "silent",
  });
  await mkdir(path.join(root, target), { recursive: true });
  for (const name of names) {
    const exported = await import(pathToFileURL(path.join(outdir, `${name}.mjs`)).href);
    await writeFile(path.join(root, target, `${name}.mjs`), Object.entries(exported).map(writeExport).join("\n"));
  }
  rmSync(outdir, { recursive: true });
}

function listOperations() {
  return readdirSync(path.join(root, source)).filter((subject) =>
    existsSync(path.join(root, source, subject, "operations.ts")),
  );
}

function writeExport([name, operations]) {
  const calls = Object.entries(operations).map(([call, { method, path, file }]) => [
    call,
    { method, path, ...(file && { file: {} }) },
  ]);
  return `export const ${name} = ${JSON.stringify(Object.fromEntries(calls))};\n`;
}
