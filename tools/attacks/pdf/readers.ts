import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { type Dictionary, isForeign, judge } from "./judge";

/** What a reader finds that runs, sends, or leads elsewhere, by file; nothing where it cannot open one. */
export type Reader = (files: readonly string[]) => Map<string, string[]> | Promise<Map<string, string[]>>;

const patience = 60_000;
const maxBuffer = 2 ** 28;

/** MuPDF mends what is broken, and is asked for all that can be reached. */
export const readWithMupdf: Reader = (files) => {
  const script = fileURLToPath(new URL("./mupdf.js", import.meta.url));
  const found = new Map<string, string[]>();
  for (const line of run("mutool", ["run", script, ...files]).split("\n"))
    if (line.startsWith("{")) {
      const { file, dictionaries } = JSON.parse(line) as { file: string; dictionaries: Dictionary[] };
      found.set(file, dictionaries.flatMap(judge));
    }
  return found;
};

/** qpdf mends as well, and tells of all objects, whether anything leads to them or not. */
export const readWithQpdf: Reader = (files) =>
  new Map(files.map((file) => [file, judgeObjects(run("qpdf", ["--json", "--json-key=qpdf", file]))]));

/** Poppler is asked for what its viewers show. */
export const readWithPoppler: Reader = (files) =>
  new Map(
    files.map((file) => {
      const about = run("pdfinfo", [file]).match(/^(?:JavaScript: +yes|Form: +XFA|Encrypted: +yes).*$/gm) ?? [];
      const attached = run("pdfdetach", ["-list", file]).match(/^[1-9]\d* embedded files$/gm) ?? [];
      const links = run("pdfinfo", ["-url", file]).matchAll(/^ +\d+ +Annotation +(.*)$/gm);
      return [file, [...about, ...attached, ...Array.from(links, ([, link = ""]) => link).filter(isForeign)]];
    }),
  );

type Objects = Record<string, { value?: unknown; stream?: { dict: unknown } }>;

function judgeObjects(json: string): string[] {
  // It stops in the middle where it gives up.
  if (!json.trimEnd().endsWith("}")) return [];
  const objects = (JSON.parse(json) as { qpdf: [unknown, Objects] }).qpdf[1];
  const resolve = (value: unknown) =>
    typeof value === "string" && value.endsWith(" R") ? (objects[`obj:${value}`]?.value ?? {}) : value;
  const visit = (value: unknown): string[] => {
    if (value === null || typeof value !== "object") return [];
    const entries = Object.entries(value);
    const dictionary = Object.fromEntries(entries.map(([key, entry]) => [key, resolve(entry)]));
    return [...judge(dictionary), ...entries.flatMap(([, entry]) => visit(entry))];
  };
  return Object.values(objects).flatMap(({ value, stream }) => visit(stream?.dict ?? value));
}

function run(tool: string, args: readonly string[]): string {
  const { stdout } = spawnSync(tool, args, { encoding: "utf8", timeout: patience, maxBuffer });
  return stdout ?? "";
}
