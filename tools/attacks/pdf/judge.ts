/**
 * A dictionary as a reader reports it: names start with a slash, texts with `u:` or `b:`, the rest is an object or
 * null.
 */
export type Dictionary = Record<string, unknown>;

const activeKeys = ["/JS", "/JavaScript", "/EmbeddedFiles", "/XFA", "/OnInstantiate", "/Encrypt"];
const kindKeys = ["/S", "/Subtype", "/Type"];
const activeKind =
  /^\/(JavaScript|Launch|SubmitForm|ImportData|EmbeddedFile|FileAttachment|GoTo[RE]|Rendition|Movie|Sound|RichMedia(Execute)?|3D)$/;
/** A single word is no file: some readers take any name or number for a text. */
const harmlessLink = /^(https?:|mailto:|tel:|www\.|#|[^/\\:@]+@[^/\\:@]+$|[^.:/\\]*$)/i;

/** The entries that are active content. */
export function judge(dictionary: Dictionary): string[] {
  const keys = activeKeys.filter((key) => isValue(dictionary[key]));
  const kinds = kindKeys.map((key) => String(dictionary[key])).filter((kind) => activeKind.test(kind));
  const uri = dictionary["/URI"];
  const link = typeof uri === "string" ? uri.replace(/^(?:[ub]:|\/)/, "") : "";
  return [...keys, ...kinds, ...(isForeign(link) ? [link] : [])];
}

/** Whether a link leads anywhere but to the web, an email, a phone call or a place in the document. */
export function isForeign(link: string): boolean {
  return !harmlessLink.test(link.replace(/[\0-\x20\x7f-\xa0]/g, ""));
}

/** A name is neither a script, a form nor a list of files. */
function isValue(value: unknown): boolean {
  return value !== undefined && value !== null && !(typeof value === "string" && value.startsWith("/"));
}
