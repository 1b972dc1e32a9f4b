import anyAscii from "any-ascii";

/**
 * `Content-Disposition` that shows a PDF in the browser and saves it under the client's own name (RFC 6266): once in
 * ASCII for old programs, once in full.
 */
export function inlinePdf(name: string): string {
  const line = name.replace(/\s+/g, " ").trim();
  const full = /\.pdf$/i.test(line) ? line : `${line}.pdf`;
  const ascii = anyAscii(full).replace(/[^\x20-\x7e]|["\\/%]/g, "_");
  const encoded = encodeURIComponent(full).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `inline; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
