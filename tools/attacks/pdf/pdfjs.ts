import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { isForeign } from "./judge";
import type { Reader } from "./readers";

/** pdf.js, Firefox's reader, from Debian's package libjs-pdf. */
const folder = "/usr/share/javascript/pdf/build";
const patience = 10_000;

type Annotation = {
  actions?: object;
  unsafeUrl?: string | null;
  url?: string | null;
  file?: object;
  attachment?: object;
};
type Item = Annotation & { items: Item[] };
type Page = { getJSActions(): Promise<object | null>; getAnnotations(): Promise<Annotation[]> };
type Pdf = {
  isPureXfa: boolean;
  allXfaHtml: unknown;
  numPages: number;
  getPage(number: number): Promise<Page>;
  getOutline(): Promise<Item[] | null>;
} & Record<"hasJSActions" | "getJSActions" | "getAttachments" | "getFieldObjects", () => Promise<unknown>>;
type Task = { promise: Promise<Pdf>; destroy(): Promise<void> };
type Library = { getDocument(options: object): Task; GlobalWorkerOptions: { workerSrc: string } };

export const hasPdfjs = existsSync(folder);

export const readWithPdfjs: Reader = async (files) => {
  const library: Library = createRequire(import.meta.url)(`${folder}/pdf.js`);
  library.GlobalWorkerOptions.workerSrc = `${folder}/pdf.worker.js`;
  const found = new Map<string, string[]>();
  for (const file of files) {
    const data = new Uint8Array(await readFile(file));
    const task = library.getDocument({ data, verbosity: 0, enableXfa: true, isEvalSupported: false });
    const late = setTimeout(() => task.destroy(), patience);
    const pdf = await orNull(task.promise);
    found.set(file, pdf ? await ask(pdf) : []);
    clearTimeout(late);
    await orNull(task.destroy());
  }
  return found;
};

async function ask(pdf: Pdf): Promise<string[]> {
  const pages = await Promise.all(
    Array.from({ length: Math.min(pdf.numPages, 3) }, (_, index) => orNull(pdf.getPage(index + 1))),
  );
  const annotations = await Promise.all(
    pages.map(async (page) => (page && (await orNull(page.getAnnotations()))) ?? []),
  );
  const outline = flatten((await orNull(pdf.getOutline())) ?? []);
  const said = {
    "a script": (await orNull(pdf.hasJSActions())) || (await orNull(pdf.getJSActions())),
    "a script of a page": (await Promise.all(pages.map((page) => page && orNull(page.getJSActions())))).some(Boolean),
    attachments: await orNull(pdf.getAttachments()),
    "a form with a program": pdf.isPureXfa || pdf.allXfaHtml,
  };
  const names = Object.entries(said).filter(([, value]) => value);
  return [...names.map(([name]) => name), ...[...annotations.flat(), ...outline].flatMap(judgeAnnotation)];
}

function judgeAnnotation({ actions, file, attachment, unsafeUrl, url }: Annotation): string[] {
  const links = [unsafeUrl ?? "", url ?? ""].filter(isForeign);
  return [...(actions ? ["a script of a field"] : []), ...(file || attachment ? ["an attachment"] : []), ...links];
}

function flatten(items: Item[]): Item[] {
  return items.flatMap((item) => [item, ...flatten(item.items)]);
}

async function orNull<T>(promise: Promise<T>): Promise<T | null> {
  return promise.catch(() => null);
}
