import type { MailPreview, MailText, PreviewMailTextInput, SaveMailTextInput } from "@/lib/contract/mail-texts/schema";
import { type MailKind, mailKinds } from "@/lib/contract/mail-texts/values";
import { translatorOf } from "@/lib/i18n/catalog";
import type { Language } from "@/lib/i18n/languages";
import type { Deps } from "../deps";
import { localTime } from "../kernel/local-time";
import { readSite } from "../kernel/site";
import type { AuditActor } from "../kernel/write/audit-repo";
import { write } from "../kernel/write/write";
import * as repo from "../notifications/mail/texts-repo";
import { ourWords } from "./ours";
import { composeSample } from "./preview";

export async function listMailTexts({ db }: Pick<Deps, "db">, language: Language): Promise<MailText[]> {
  const rows = await repo.listMailTexts(db, language);
  return mailKinds.map((kind) =>
    present(
      { kind, language },
      rows.find((row) => row.kind === kind),
    ),
  );
}

/** What is the same as ours stays ours, also when a later release says it better. */
export function saveMailText(deps: Deps, input: SaveMailTextInput, by: AuditActor): Promise<MailText> {
  const { kind, language } = input;
  const ours = ourWords(translatorOf(language), kind);
  const subject = input.subject === ours.subject ? "" : input.subject;
  const body = input.body === ours.body ? "" : input.body;
  return write(deps, by, async ({ trx, now, record }) => {
    const row = subject || body ? { kind, language, subject, body, updated_at: now } : undefined;
    await (row ? repo.saveMailText(trx, row) : repo.deleteMailText(trx, { kind, language }));
    await record({ action: "mail_text_changed", target: "site", detail: `${kind} ${language}` });
    return present({ kind, language }, row);
  });
}

export async function previewMailText(deps: Deps, input: PreviewMailTextInput): Promise<MailPreview> {
  const { kind, language, ...words } = input;
  const today = localTime(deps.config.timeZone, deps.now()).day;
  const mail = composeSample(translatorOf(language), await readSite(deps), kind, words, today);
  return { subject: mail.subject, html: mail.html ?? "", text: mail.text };
}

type Which = { kind: MailKind; language: Language };

function present({ kind, language }: Which, row: repo.MailTextRow | undefined): MailText {
  return {
    ...{ kind, language },
    subject: row?.subject ?? "",
    body: row?.body ?? "",
    ours: ourWords(translatorOf(language), kind),
    updated_at: row?.updated_at ?? null,
  };
}
