import anyAscii from "any-ascii";

/**
 * RFC 6266: `filename` in ASCII, and `filename*` where that differs. Replaces characters that file systems reject, so a
 * name cannot inject a header or a path. @param plain a better ASCII name than a transliteration
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

/** `encodeURIComponent` leaves three characters that are special here. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replace(
    /['()]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
