import type { Document } from "@/lib/contract/content/document";
import type { Product } from "@/lib/contract/content/product";
import { pathOf } from "@/lib/contract/operation";
import { operations } from "@/lib/contract/operations";
import { pdfFile, pngFile } from "../../tests/contract/files";
import type { ApiUser } from "../api-user";
import { toForm } from "../company";
import { attempt } from "./attempt";
import { createLedger } from "./ledger";

type Row = Product | Document;

/** A company's content of one kind, and what of it must exist. */
export type Shelf = {
  /** Adds an item, or deletes one if there are enough. @throws if the content differs from what was acknowledged */
  change(user: ApiUser): Promise<void>;
  /** Lists everything, with no outage. @throws like `change` */
  list(user: ApiUser): Promise<Row[]>;
};

type Kind = { path: string; pathOfRow: (id: number) => string; most: number; build(name: string): Promise<FormData> };

/** Low limits, so that writes with an unknown outcome still fit. */
const kinds = {
  products: {
    path: operations.listProducts.path,
    pathOfRow: (id) => pathOf(operations.deleteProduct, { id }),
    most: 8,
    build: async (name) => toForm({ name, image: await pngFile() }),
  },
  documents: {
    path: operations.listDocuments.path,
    pathOfRow: (id) => pathOf(operations.deleteDocument, { id }),
    most: 1,
    build: async (name) => toForm({ file_name: name, file: await pdfFile() }),
  },
} satisfies Record<string, Kind>;

export function createShelf(kind: keyof typeof kinds, nextName: () => string): Shelf {
  const { path, pathOfRow, most, build }: Kind = kinds[kind];
  const ledger = createLedger();

  const read = ({ body }: { body: unknown }): Row[] => {
    const { results } = body as { results: Row[] };
    ledger.check(results.map(nameOf));
    return results;
  };

  return {
    list: async (user) => read({ body: await user.call("GET", path) }),
    async change(user) {
      const listed = await attempt(user, "GET", path);
      if (!listed) return;
      const rows = read(listed);
      const oldest = rows.length < most ? undefined : rows[0];
      if (oldest) {
        const answer = await attempt(user, "DELETE", pathOfRow(oldest.id));
        ledger.remove(nameOf(oldest), answer !== null);
      } else {
        const name = nextName();
        const answer = await attempt(user, "POST", path, await build(name));
        ledger.add(name, answer !== null);
      }
    },
  };
}

export function nameOf(row: Row): string {
  return "file_name" in row ? row.file_name : row.name;
}
