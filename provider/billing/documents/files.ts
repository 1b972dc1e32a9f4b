import { drawInvoice } from "@/lib/drawing/invoice";
import type { Deps } from "../../deps";
import { requireFound } from "../../kernel/http/require-found";
import { translatorOfRow } from "../../kernel/language";
import { nobody } from "../../kernel/write/audit-repo";
import { write } from "../../kernel/write/write";
import { documentKey } from "../../media/keys";
import { storeUpload } from "../../media/store";
import { readWhole } from "../../ports/files/read-whole";
import { presentDocument } from "../payment-presenter";
import { type DocumentRow, findDocument, nameFile } from "./repo";

/** The PDF of a document is written once, from what was issued, and never again. */

export type DocumentFile = { name: string; content: Buffer };

/** @throws ApiError 404 where the store has lost it */
export async function readDocumentFile(deps: Deps, document: DocumentRow): Promise<DocumentFile> {
  const file = document.file ?? (await writeFile(deps, document));
  const content = await readWhole(deps.files, documentKey(file));
  return { name: `${document.number.replaceAll("/", "-")}.pdf`, content: requireFound(content ?? undefined) };
}

/** Of two at once the first stays; the other's file, which no row names, goes by itself. @returns the upload */
async function writeFile(deps: Deps, document: DocumentRow): Promise<string> {
  const content = await drawInvoice(translatorOfRow(document.language), presentDocument(document));
  const upload = await storeUpload(deps, { clientId: null, purpose: "invoice" }, [{ keyOf: documentKey, content }]);
  return write(deps, nobody, async ({ trx, keepFiles }) => {
    if (await nameFile(trx, document.id, upload)) {
      await keepFiles(upload);
      return upload;
    }
    return requireFound((await findDocument(trx, document.id))?.file ?? undefined);
  });
}
