/** Names and units that stay as they are in every language; `messages/glossary.md` says which. */
const names =
  /\b(WhatsApp|YouTube|Google|Maps|Gmail|Instagram|Facebook|LinkedIn|Telegram|Namaskard|UPI|QR|PDF|CSV|ZIP|GST|GSTIN|IFSC|SMS|NFC|PNG|SVG|JPEG|JPG|WebP|UTC)\b/g;

/** Addresses, e-mails, and names of files. */
const addresses = /\S*(:\/\/|@|localhost)\S*|\S+\.[a-z]{2,4}\b/g;

/** Whether a text says something in Latin letters, besides what stands in them in every language. */
export function hasLatinWords(text: string): boolean {
  return /[a-z]{3}/i.test(text.replace(addresses, "").replace(names, ""));
}
