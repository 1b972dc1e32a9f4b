import { lstat, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { removeOldFiles } from "@/lib/runtime/remove-old-files";
import type { Answer } from "./answer";
import { digestOf } from "./digest";
import { formatPage, type KeptPage, parsePage } from "./page-file";

type Named = { tags: readonly string[]; bytes: number };

/** Longer names are none to some file systems. */
const longestName = 200;
const wholeName = /^([\w-]{43})\.([a-z0-9+-]+)$/;

/**
 * Pages in a folder, which outlive the process: one file each, named by its path's digest and its tags, so that those
 * of a company go when that changes, whoever wrote them. What stands there is believed only where it is whole; whether it is
 * still right is for others to find out. A folder that cannot be used keeps nothing.
 */
export class KeptPages {
  readonly #folder: string;
  readonly #maxBytes: number;
  /** By the path's digest, the oldest first. */
  readonly #names = new Map<string, Named>();
  readonly #ready: Promise<void>;
  #bytes = 0;
  #purges = 0;

  constructor(folder: string, maxBytes: number) {
    this.#folder = folder;
    this.#maxBytes = maxBytes;
    this.#ready = this.#open().catch(() => {});
  }

  /** How often something was purged; `write` wants to know it from before the rendering. */
  get purges(): number {
    return this.#purges;
  }

  /** What was kept of the page; undefined where that is nothing whole. */
  async read(pagePath: string): Promise<KeptPage | undefined> {
    await this.#ready;
    const digest = digestOf(pagePath);
    const named = this.#names.get(digest);
    if (!named) return undefined;
    const kept = parsePage(await readFile(this.#fileOf(digest, named)).catch(() => Buffer.alloc(0)));
    if (kept?.path === pagePath) return kept;
    await this.remove(pagePath);
    return undefined;
  }

  /** Keeps a page, unless something was purged since its rendering began; never fails. */
  async write(page: KeptPage, purges: number): Promise<void> {
    await this.#ready;
    const digest = digestOf(page.path);
    const content = formatPage(page);
    const named = { tags: namesOf(page.answer), bytes: content.length };
    const file = this.#fileOf(digest, named);
    if (path.basename(file).length > longestName || !wholeName.test(path.basename(file))) return;
    const passing = path.join(this.#folder, `${crypto.randomUUID()}.part`);
    try {
      await writeFile(passing, content, { mode: 0o600 });
      if (this.#purges !== purges) return await rm(passing, { force: true });
      await this.remove(page.path);
      this.#add(digest, named);
      await rename(passing, file);
      // It may have been purged while the name was given.
      if (this.#names.get(digest) !== named) await rm(file, { force: true });
      await this.#makeRoom();
    } catch {
      this.#forget(digest);
      await rm(passing, { force: true }).catch(() => {});
    }
  }

  async remove(pagePath: string): Promise<void> {
    await this.#ready;
    await this.#drop(digestOf(pagePath));
  }

  /** Removes the pages that carry one of the tags. */
  async purge(tags: readonly string[]): Promise<void> {
    this.#purges++;
    await this.#ready;
    const names = new Set(tags.map(nameOf));
    const gone = [...this.#names].filter(([, named]) => named.tags.some((tag) => names.has(tag)));
    for (const [digest] of gone) await this.#drop(digest);
  }

  async #open(): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const found: { digest: string; named: Named; at: number }[] = [];
    for (const name of await readdir(this.#folder)) {
      const [, digest = "", tags = ""] = wholeName.exec(name) ?? [];
      const stored = digest ? await lstat(path.join(this.#folder, name)).catch(() => null) : null;
      // Reading a pipe or a device may take for ever.
      if (stored?.isFile())
        found.push({ digest, named: { tags: tags.split("+"), bytes: stored.size }, at: stored.mtimeMs });
    }
    found.sort((a, b) => a.at - b.at);
    for (const { digest, named } of found) {
      await this.#drop(digest);
      this.#add(digest, named);
    }
    await this.#makeRoom();
    await removeOldFiles(this.#folder, (name) => name.endsWith(".part"));
  }

  async #makeRoom(): Promise<void> {
    for (const digest of [...this.#names.keys()]) {
      if (this.#bytes <= this.#maxBytes) return;
      await this.#drop(digest);
    }
  }

  async #drop(digest: string): Promise<void> {
    const named = this.#forget(digest);
    if (named) await rm(this.#fileOf(digest, named), { force: true }).catch(() => {});
  }

  #add(digest: string, named: Named): void {
    this.#names.set(digest, named);
    this.#bytes += named.bytes;
  }

  #forget(digest: string): Named | undefined {
    const named = this.#names.get(digest);
    this.#names.delete(digest);
    this.#bytes -= named?.bytes ?? 0;
    return named;
  }

  #fileOf(digest: string, { tags }: Named): string {
    return path.join(this.#folder, `${digest}.${tags.join("+")}`);
  }
}

function namesOf({ tags }: Answer): string[] {
  return (tags ?? []).map(nameOf);
}

/** A tag as file systems take it. */
function nameOf(tag: string): string {
  return tag.replaceAll(":", "-");
}
