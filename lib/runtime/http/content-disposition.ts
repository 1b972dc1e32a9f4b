import anyAscii from "any-ascii";

/**
 * A `Content-Disposition` that names a file (RFC 6266): once in ASCII for old programs, and once in full where that says
 * more. What no file system takes is replaced; nothing in a name can end the header or lead to another folder.
 *
 * @param plain the name in ASCII, where there is a better one than `name` spelled in Latin letters
 */
export function contentDisposition(kind: "inline" | "attachment", name: string, plain?: string): string {
  const full = cleanName(name);
  const ascii = cleanName(plain ?? anyAscii(full)).replace(/[^\x20-\x7e]|%/g, "_");
  const whole = ascii === full ? "" : `; filename*=UTF-8''${encodeName(full)}`;
  return `${kind}; filename="${ascii}"${whole}`;
}

function cleanName(name: string): string {
  return name
    .toWellFormed()
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, "_");
}

/** Percent-encoding leaves three characters that the header gives a meaning of their own. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replace(
    /['()]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
