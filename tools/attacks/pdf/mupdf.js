// biome-ignore-all lint: MuPDF runs old JavaScript only.
// Run by `mutool run`: prints what MuPDF reads from each file's trailer on, as one line of JSON.
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

/** The entries of every dictionary in qpdf's notation: names start with a slash, texts with "u:". */
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
  // The order of value and key depends on the version.
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
