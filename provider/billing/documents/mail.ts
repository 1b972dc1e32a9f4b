import { z } from "zod";
import { fromMinor } from "@/lib/contract/billing/amounts";
import type { MailWords } from "@/lib/contract/mail-texts/schema";
import { payPath, screenInLanguage, screenOfCompany } from "@/lib/contract/paths";
import { isolateName } from "@/lib/contract/shown-name";
import { formatDay } from "@/lib/format/calendar";
import { documentName } from "@/lib/format/document-name";
import { paidFor } from "@/lib/format/paid-for";
import { formatPrice } from "@/lib/format/price";
import type { T } from "@/lib/i18n/translator";
import type { Deps } from "../../deps";
import type { Job } from "../../kernel/jobs/job";
import { translatorOfRow } from "../../kernel/language";
import { readSite, type Site } from "../../kernel/site";
import { findAmongSeveral } from "../../memberships/repo";
import { deliver } from "../../notifications/mail/jobs";
import { writeLetter } from "../../notifications/mail/letter";
import { inOwnWords } from "../../notifications/mail/own-words";
import { findWords } from "../../notifications/mail/texts-repo";
import type { MailMessage } from "../../ports/mail/mail";
import { findOwner } from "../clients-repo";
import { readDocumentFile } from "./files";
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
    const words = await findWords(deps.db, { kind: document.kind, language: t.language });
    const company = await findAmongSeveral(deps.db, owner.id, document.client_id);
    const content = { to: owner.email, document, words, company: company?.id };
    const letter = composeDocumentLetter(t, await readSite(deps), content);
    const attachments = [{ name: file.name, type: "application/pdf", content: file.content }];
    await deliver(deps.mail, { ...letter, attachments });
  },
};

/** Whom a document can be mailed to; undefined for nobody, and where there is no mail. */
export async function findMailOwner({ db, mail }: Pick<Deps, "db" | "mail">, { client_id }: DocumentRow) {
  const owner = mail.isOn ? await findOwner(db, client_id) : undefined;
  return owner?.email ? { ...owner, email: owner.email } : undefined;
}

type Mailed = Pick<
  DocumentRow,
  | "kind"
  | "title"
  | "number"
  | "issued_on"
  | "currency"
  | "total"
  | "customer_name"
  | "plan_name"
  | "months"
  | "until_on"
>;
/** `words` are the operator's; undefined for ours. `company` is named where the owner has several. */
type Content = { to: string; document: Mailed; words: MailWords | undefined; company?: number | undefined };

/** The mail without its attachment. */
export function composeDocumentLetter(t: T, site: Site, { to, document, words, company: id }: Content): MailMessage {
  const { kind, number, issued_on, currency, total } = document;
  const amount = formatPrice(fromMinor(total, currency), currency);
  const date = formatDay(t, issued_on);
  const named = { document: documentName(t, document), number, amount };
  const ours = { subject: t("mails.document.subject", named), body: [t(`mails.document.${kind}`)] };
  const company = isolateName(document.customer_name);
  const values = { ...named, date, plan: document.plan_name, company, site: site.name };
  const { subject, body } = inOwnWords(t, words && { words, values }, ours);
  const figures = {
    [t("billing.document.number")]: number,
    [t("billing.document.day")]: date,
    [t("billing.document.what")]: paidFor(t, document),
    [t("billing.document.total")]: amount,
  };
  return writeLetter(t, site.name, {
    ...{ to, subject, body: [...body, { figures }] },
    link: {
      label: t("mails.document.link"),
      url: site.url + screenInLanguage(t.language, screenOfCompany(id, payPath)),
    },
    reason: t("notices.mailsAbout.plan"),
  });
}
