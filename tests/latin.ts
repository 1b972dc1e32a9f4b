/** What stays as it is in every language; `messages/glossary.md` says why. */
const kept = [
  // Brands.
  "WhatsApp|YouTube|Google|Maps|Gmail|Instagram|Facebook|Twitter|LinkedIn|Telegram|Meta|Excel|Chrome|Android|Redis|Namaskard",
  // Kinds of files, units, and names of rules and of signals.
  "PDF|CSV|ZIP|PNG|SVG|JPEG|JPG|GIF|WEBP|AVIF|UTC|CFA|CFP|UPI|UTR|QR|GST|GSTIN|SAC|PIN|IFSC|SMS|NFC|URL|CDN|https?|Do Not Track|Global Privacy Control",
  // Columns of tables.
  "company_name|email|phone|whatsapp|yes|password|status|name|pictures|price",
  // Sample data.
  "Demo|Marigold Living|Lakshmi Stores|Lakshmi Iyer|Kiran Tailors|Wholesale Association of Hand-Woven Textile Exporters|nonsense|admin|demo",
].join("|");
const names = new RegExp(`\\b(${kept})\\b`, "g");

/** Buttons of phones, addresses, e-mails, names of files and of time zones, codes of currencies, and what has digits among its letters. */
const addresses =
  /“[^”]*”|\S*(:\/\/|@|localhost|\d|[a-z]\/[A-Z])\S*|\S+\.[a-z]{2,7}\b|.*\(GMT.*|([A-Z]{3} )?\([A-Z]{3}\)/g;

/** Whether a text says something in Latin letters, besides what stands in them in every language. */
export function hasLatinWords(text: string): boolean {
  return /[a-z]{3}/i.test(text.replace(addresses, "").replace(names, ""));
}
