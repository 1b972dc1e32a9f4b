import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { inspectPdf } from "@/provider/media/pdf/inspection";
import { createRandom } from "@/tests/provider/media/stored-files";
import { makeAll, spoilSome } from "./pdf/made";
import { hasPdfjs, readWithPdfjs } from "./pdf/pdfjs";
import { type Reader, readWithMupdf, readWithPoppler, readWithQpdf } from "./pdf/readers";
import { isInstalled, type Report } from "./run-tool";

const spoilt = 20_000;
const atOnce = 100;

const readers: { tool: string; isThere: boolean; read: Reader }[] = [
  { tool: "mutool", isThere: isInstalled("mutool"), read: readWithMupdf },
  { tool: "qpdf", isThere: isInstalled("qpdf"), read: readWithQpdf },
  { tool: "pdfinfo", isThere: isInstalled("pdfinfo") && isInstalled("pdfdetach"), read: readWithPoppler },
  { tool: "libjs-pdf", isThere: hasPdfjs, read: readWithPdfjs },
];

/** Active content that readers find in hostile PDFs which the inspection accepts. */
export async function tryPdfReaders(folder: string): Promise<{ reports: Report[]; missing: string[] }> {
  const present = readers.filter(({ isThere }) => isThere);
  const missing = readers.filter(({ isThere }) => !isThere).map(({ tool }) => tool);
  if (present.length === 0) return { reports: [], missing };
  const { made, accepted } = await inspectAll(path.join(folder, "pdf"));
  const tried = `${made} hostile PDFs, of which ${made - accepted.size} are refused and ${accepted.size} were read`;
  const reports: Report[] = [];
  for (const { tool, read } of present) reports.push({ tool, tried, findings: await readAll(read, accepted) });
  return { reports, missing };
}

/** Writes the accepted PDFs into the folder; `accepted` gives their names by file. */
async function inspectAll(folder: string): Promise<{ made: number; accepted: Map<string, string> }> {
  await mkdir(folder);
  const accepted = new Map<string, string>();
  let made = 0;
  const warn = console.warn;
  // The parser logs flaws.
  console.warn = () => {};
  for (const files of [makeAll(), spoilSome(spoilt, createRandom(1))])
    for (const { name, bytes } of files) {
      made++;
      if (inspectPdf(bytes) !== "clean") continue;
      const file = path.join(folder, `${made}.pdf`);
      await writeFile(file, bytes);
      accepted.set(file, name);
    }
  console.warn = warn;
  return { made, accepted };
}

async function readAll(read: Reader, accepted: Map<string, string>): Promise<string[]> {
  const files = [...accepted.keys()];
  const findings: string[] = [];
  for (let at = 0; at < files.length; at += atOnce)
    for (const [file, found] of await read(files.slice(at, at + atOnce)))
      if (found.length > 0) findings.push(`${accepted.get(file)}: ${[...new Set(found)].join(", ").slice(0, 100)}`);
  return findings;
}
