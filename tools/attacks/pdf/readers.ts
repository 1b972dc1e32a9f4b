import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { type Dictionary, isForeign, judge } from "./judge";

/** The active content and foreign links that a reader finds, by file; none for files that it cannot open. */
export type Reader = (files: readonly string[]) => Map<string, string[]> | Promise<Map<string, string[]>>;

const patience = 60_000;
const maxBuffer = 2 ** 28;

/** MuPDF repairs broken files; asked for every object that can be reached. */
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

/** qpdf repairs files too, and lists all objects, even unreachable ones. */
export const readWithQpdf: Reader = (files) =>
  new Map(files.map((file) => [file, judgeObjects(run("qpdf", ["--json", "--json-key=qpdf", file]))]));

/** Poppler; asked for what its viewers show. */
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
  // If qpdf gives up, its JSON is cut off.
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
