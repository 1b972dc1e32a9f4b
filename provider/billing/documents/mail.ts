import { z } from "zod";
import { fromMinor } from "@/lib/contract/billing/amounts";
import { payPath, screenInLanguage } from "@/lib/contract/paths";
import { formatDay } from "@/lib/format/calendar";
import { documentName } from "@/lib/format/document-name";
import { paidFor } from "@/lib/format/paid-for";
import { formatPrice } from "@/lib/format/price";
import type { T } from "@/lib/i18n/translator";
import type { Deps } from "../../deps";
import type { Job } from "../../kernel/jobs/job";
import { translatorOfRow } from "../../kernel/language";
import { readSite, type Site } from "../../kernel/site";
import { deliver } from "../../notifications/mail/jobs";
import { writeLetter } from "../../notifications/mail/letter";
import type { MailMessage } from "../../ports/mail/mail";
import { findOwner } from "../clients-repo";
import { type DocumentFile, readDocumentFile } from "./files";
import { type DocumentRow, findDocument } from "./repo";

/** Writes the PDF of a document that was issued, and mails it to the owner of its client, where there is mail. */
export const sendDocument: Job<{ id: number }> = {
  kind: "send_document",
  payload: z.object({ id: z.number().int() }),
  atOnce: 2,
  async run(deps, { id }) {
    const document = await findDocument(deps.db, id);
    if (!document) return;
    const file = await readDocumentFile(deps, document);
    const owner = await findMailOwner(deps, document);
    if (!owner) return;
    const t = translatorOfRow(owner.language);
    await deliver(deps.mail, composeDocumentLetter(t, await readSite(deps), { to: owner.email, document, file }));
  },
};

/** Whom a document can be mailed to; undefined for nobody, and where there is no mail. */
export async function findMailOwner({ db, mail }: Pick<Deps, "db" | "mail">, { client_id }: DocumentRow) {
  const owner = mail.isOn ? await findOwner(db, client_id) : undefined;
  return owner?.email ? owner : undefined;
}

type Content = { to: string; document: DocumentRow; file: DocumentFile };

function composeDocumentLetter(t: T, site: Site, { to, document, file }: Content): MailMessage {
  const { kind, number, issued_on, currency, total } = document;
  const amount = formatPrice(fromMinor(total, currency), currency);
  const letter = writeLetter(t, site.name, {
    to,
    subject: t("mails.document.subject", { document: documentName(t, document), number, amount }),
    body: [
      t(`mails.document.${kind}`),
      {
        figures: {
          [t("billing.document.number")]: number,
          [t("billing.document.day")]: formatDay(t, issued_on),
          [t("billing.document.what")]: paidFor(t, document),
          [t("billing.document.total")]: amount,
        },
      },
    ],
    link: { label: t("mails.document.link"), url: site.url + screenInLanguage(t.language, payPath) },
    reason: t("notices.mailsAbout.plan"),
  });
  return { ...letter, attachments: [{ name: file.name, type: "application/pdf", content: file.content }] };
}
