/** Tokens that matter to readers, including some that only few understand. */
const pieces = [
  ..."()<>[]{}/%#\\+-.0159RefjnNFWS\0\t\n\f\r \x80\xff",
  ...["<<", ">>", "%%", "\r\n", "\n\r", "//", "/#", "#2f", "#00", "-1", "65535", "4294967303", "1e9", "null", "true"],
  ..."0 R|1 0 R|7 0 R|11 0 R|20 0 R|21 0 R|7 0 obj|11 0 obj|20 0 obj|/Root 9 0 R|endobj 7 0 obj|>>endobj".split("|"),
  ..."obj|endobj|stream|endstream|xref|trailer|trailer<<|startxref|%%EOF|%PDF-1.4|endobjx|objx|objobj".split("|"),
  ..."/Type|/ObjStm|/XRef|/Length|/Length 0|/N|/N 0|/First|/First 0|/Extends|/Filter|/DecodeParms|/DP".split("|"),
  ..."/F|/Fl|/FlateDecode|/Filter/FlateDecode|/Filter null|/W[1 2 1]|/Index[0 99]|/Size 9|/Prev 9|/XRefStm 9".split(
    "|",
  ),
  ..."/S|/A|/D|/JS|/URI|/Next|/Kids|/Root|/Pages|/Catalog|/Names|/AA|/OpenAction".split("|"),
];

/** `bytes` with one to three small changes at token boundaries. */
export function spoil(bytes: Buffer, random: () => number): Buffer {
  let text = bytes.toString("latin1");
  const pick = (count: number) => Math.floor(random() * count);
  for (let changes = 1 + pick(3); changes > 0; changes--) {
    const at = findPlace(text, pick(text.length));
    const piece = pieces[pick(pieces.length)] ?? "";
    const kind = pick(6);
    // Insert, overwrite, delete, or copy a later piece.
    if (kind < 3) text = text.slice(0, at) + piece + text.slice(at);
    else if (kind === 3) text = text.slice(0, at) + piece + text.slice(at + piece.length);
    else if (kind === 4) text = text.slice(0, at) + text.slice(at + 1 + pick(8));
    else text = text.slice(0, at) + text.slice(pick(text.length)).slice(0, pick(120)) + text.slice(at);
  }
  return Buffer.from(text, "latin1");
}

/** The next token boundary, since most changes inside a word only make another word. */
function findPlace(text: string, from: number): number {
  const edge = /(?<=[\s>\])])|(?=[\s/<([])/g;
  edge.lastIndex = from;
  return edge.exec(text)?.index ?? from;
}
