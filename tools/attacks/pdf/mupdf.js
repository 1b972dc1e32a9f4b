// biome-ignore-all lint: MuPDF knows no newer JavaScript than this.
// Run by `mutool run`: prints for each of the files what MuPDF reads from the trailer on, one line of JSON a file.
var maxDictionaries = 2000;
var maxDepth = 60;

scriptArgs.forEach(function (file) {
  var dictionaries = [];
  try {
    collect(new PDFDocument(file).getTrailer(), dictionaries, {}, 0);
  } catch (error) {
    print(file, error);
  }
  print(JSON.stringify({ file: file, dictionaries: dictionaries }));
});

/** Every dictionary as its entries, in which names begin with a slash and texts with "u:", as qpdf writes them. */
function collect(object, dictionaries, seen, depth) {
  if (depth > maxDepth || dictionaries.length > maxDictionaries) return;
  if (object.isIndirect()) {
    var number = object.asIndirect();
    if (seen[number]) return;
    seen[number] = true;
    object = object.resolve();
    if (!object) return;
  }
  var entries = {};
  if (object.isDictionary()) dictionaries.push(entries);
  else if (!object.isArray()) return;
  // Versions differ in which comes first, value or key.
  object.forEach(function (one, other) {
    var value = typeof one === "object" ? one : other;
    entries["/" + (value === one ? other : one)] = valueOf(value);
    collect(value, dictionaries, seen, depth + 1);
  });
}

function valueOf(value) {
  var object = value.isIndirect() ? value.resolve() : value;
  if (!object) return null;
  if (object.isName()) return "/" + object.asName();
  if (object.isString()) return "u:" + object.asString();
  return object.isDictionary() || object.isArray() ? {} : null;
}
