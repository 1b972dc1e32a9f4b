/** What cameras, phones and messengers call every picture. */
const meaningless =
  /^(img|dsc[nf]?|dcim|pxl|mvimg|photo|image|picture|pic|screenshot|whatsapp|signal|received|fb|unnamed|download|untitled|copy|edited|collage|at|am|pm|wa|hdr|mp|burst|cover|portrait)$/i;

/** A product's name as its photo's file suggests it: "brass-lamp_2.jpg" is a Brass lamp; empty for "IMG_1234.jpg". */
export function nameFromFile(fileName: string): string {
  const words = fileName
    .normalize("NFC")
    .replace(/\.[^.]*$/, "")
    .split(/[\s_.,()~-]+/)
    .filter((word) => /\p{L}/u.test(word) && !meaningless.test(word));
  // Letters among digits, as in a camera's number or an id, are no word.
  if (!words.some((word) => /^[\p{L}\p{M}'’]{2,}$/u.test(word))) return "";
  const name = words.join(" ");
  return name.charAt(0).toUpperCase() + name.slice(1);
}
