import { isolateName } from "@/lib/contract/shown-name";
import type { T } from "@/lib/i18n/translator";
import { escapeMarkup } from "@/lib/runtime/escape-markup";
import type { MailMessage } from "../../ports/mail/mail";

/** What a mail says; all of it is plain text, whoever wrote it. */
export type Letter = {
  to: string;
  subject: string;
  /** The company that it tells of, where its reader has several. */
  company?: string | undefined;
  /** Set apart as somebody else's words where it is a quote. */
  body: readonly (string | { quote: string } | { figures: Record<string, string> })[];
  link: Link;
  /** Why it was sent. */
  reason: string;
  /** Where its reader ends such mails: by hand, and as a program for mail does it. */
  unsubscribe?: Link & { post: string };
};

type Reader = Pick<T, "language" | "dir">;
type Link = { label: string; url: string };

/**
 * The mail in both of its forms, in its reader's language. There are no pictures in it: fetching one would tell that it was
 * opened.
 */
export function writeLetter(t: Reader, brandName: string, { company, ...rest }: Letter): MailMessage {
  const letter = company ? { ...rest, body: [isolateName(company), ...rest.body] } : rest;
  const { to, subject, link, reason, unsubscribe } = letter;
  const end = [`-- \n${reason}`, ...(unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.url}`] : []), brandName];
  return {
    to,
    // A line break would begin another header.
    subject: subject.replace(/\s+/g, " ").trim(),
    text: [...letter.body.map(toText), `${link.label}: ${link.url}`, end.join("\n")].join("\n\n"),
    html: toHtml(t, brandName, letter),
    ...(unsubscribe && { unsubscribe: unsubscribe.post }),
  };
}

function toText(part: Letter["body"][number]): string {
  if (typeof part === "string") return part;
  if ("quote" in part) return part.quote.replace(/^/gm, "> ");
  const lines = Object.entries(part.figures).map(([label, value]) => `${label}: ${value}`);
  return lines.join("\n");
}

const style = `
  :root { color-scheme: light dark }
  body { margin: 0; padding: 24px 16px; background: #ece8e1; color: #16212b; font: 16px/1.65 system-ui, sans-serif }
  main { max-width: 34rem; margin: 0 auto; padding: 28px 24px; border-radius: 16px; background: #fffdfa }
  blockquote { margin: 0 0 16px; padding-inline-start: 14px; border-inline-start: 3px solid #0b5d75; white-space: pre-line }
  p { margin: 0 0 16px; overflow-wrap: anywhere }
  table { width: 100%; margin: 0 0 24px; border-collapse: collapse }
  td { padding: 8px 0; border-bottom: 1px solid #c9c3b8 }
  td + td { text-align: end; font-weight: 600 }
  footer a { color: inherit }
  .link { display: inline-block; padding: 12px 20px; border-radius: 12px; background: #0b5d75; color: #fff; text-decoration: none }
  footer { max-width: 34rem; margin: 16px auto 0; padding: 0 24px; color: #56626c; font-size: 14px }
  @media (prefers-color-scheme: dark) {
    body { background: #0b1014; color: #eef1f2 }
    main { background: #151d23 }
    blockquote { border-color: #7fcbe0 }
    .link { background: #7fcbe0; color: #06222b }
    footer { color: #a3afb7 }
  }
`.replace(/\n\s*/g, "");

function toHtml({ language, dir }: Reader, brandName: string, letter: Letter): string {
  const { subject, body, link, reason, unsubscribe } = letter;
  const end = unsubscribe ? ` <a href="${escapeMarkup(unsubscribe.url)}">${escapeMarkup(unsubscribe.label)}</a>` : "";
  return [
    `<!doctype html><html lang="${language}" dir="${dir}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<meta name="color-scheme" content="light dark"><title>${escapeMarkup(subject)}</title><style>${style}</style></head>`,
    // Programs for mail keep the body and leave what is around it.
    `<body><div lang="${language}" dir="${dir}"><main>${body.map(toMarkup).join("")}`,
    `<a class="link" href="${escapeMarkup(link.url)}">${escapeMarkup(link.label)}</a></main>`,
    `<footer><p>${escapeMarkup(reason)}${end}</p><p>${escapeMarkup(brandName)}</p></footer></div></body></html>`,
  ].join("");
}

function toMarkup(part: Letter["body"][number]): string {
  if (typeof part === "string") return `<p>${escapeMarkup(part)}</p>`;
  if ("quote" in part) return `<blockquote dir="auto">${escapeMarkup(part.quote)}</blockquote>`;
  const rows = Object.entries(part.figures).map(
    ([label, value]) => `<tr><td>${escapeMarkup(label)}</td><td><bdi>${escapeMarkup(value)}</bdi></td></tr>`,
  );
  return `<table role="presentation">${rows.join("")}</table>`;
}
