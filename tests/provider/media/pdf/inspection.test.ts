import { readFileSync } from "node:fs";
import { PDFDocument } from "@cantoo/pdf-lib";
import { inspectPdf } from "@/provider/media/pdf/inspection";
import { createRandom, mutate } from "../stored-files";
import { buildPdf, catalog, flateStream, onOpen, pages, writePackedPdf, writePdf } from "./documents";
import { harmlessLinks, harmlessPackings, harmlessShapes, packings } from "./harmless";
import { hostileActions, hostileContainers, hostileLinks, hostileSyntax, script } from "./hostile";

// The parser logs flaws to the console.
beforeEach(() => jest.spyOn(console, "warn").mockImplementation());
afterEach(() => jest.restoreAllMocks());

const verdicts = ["clean", "encrypted", "active", "linked", "unreadable"];

/** An object stream that holds one object, number 9. */
const packed = (object: string, dict = "") => flateStream(`/Type/ObjStm/N 1/First 4${dict}`, `9 0 ${object}`);

test("passes ordinary documents, with and without object streams", async () => {
  expect(inspectPdf(await buildPdf())).toBe("clean");
  expect(inspectPdf(await buildPdf(undefined, { useObjectStreams: false }))).toBe("clean");
  expect(inspectPdf(writePdf([catalog(), pages]))).toBe("clean");
  const linked = "<</Type/Annot/Subtype/Link/A<</S/URI/URI(https://example.com/JavaScript/Launch)>>>>";
  expect(inspectPdf(writePdf([catalog(), pages, linked, packed(linked)]))).toBe("clean");
});

test("passes what the demo company offers, and a form without scripts", async () => {
  for (const name of ["range", "service"])
    expect(inspectPdf(readFileSync(`public/assets/demo/${name}.pdf`))).toBe("clean");
  const form = await buildPdf((pdf) => {
    pdf.getForm().createTextField("name").addToPage(pdf.getPage(0), { x: 20, y: 20 });
    pdf.getForm().createCheckBox("yes").addToPage(pdf.getPage(0), { x: 20, y: 60 });
  });
  expect(inspectPdf(form)).toBe("clean");
});

test.each([...harmlessLinks, ...harmlessPackings, ...harmlessShapes])("passes harmless documents: %s", (_, pdf) => {
  expect(inspectPdf(pdf)).toBe("clean");
});

test.each(packings)("finds a script packed in %s", (_, packing) => {
  const options = { packing, plain: [catalog("/OpenAction 3 0 R"), pages], type: "" };
  expect(inspectPdf(writePackedPdf([script], options))).toBe("active");
});

test.each(hostileContainers)("sees through object streams: %s", (_, pdf, verdict = "active") => {
  expect(inspectPdf(pdf)).toBe(verdict);
});

test.each(hostileActions)("finds what a document does: %s", (_, pdf, verdict = "active") => {
  expect(inspectPdf(pdf)).toBe(verdict);
});

test.each(hostileLinks)("takes no link to %s", (_, pdf, verdict = "active") => {
  expect(inspectPdf(pdf)).toBe(verdict);
});

test.each(hostileSyntax)("reads as every reader does: %s", (_, pdf, verdict = "active") => {
  expect(inspectPdf(pdf)).toBe(verdict);
});

test.each([
  ["a script", { S: "JavaScript", JS: "app.alert(1)" }],
  ["a program", { S: "Launch", F: "cmd.exe" }],
  ["a form sent away", { S: "SubmitForm", F: "https://example.com" }],
  ["data taken in", { S: "ImportData", F: "x.fdf" }],
])("finds %s, packed or not", async (_, action) => {
  for (const useObjectStreams of [true, false])
    expect(inspectPdf(await buildPdf(onOpen(action), { useObjectStreams }))).toBe("active");
});

test("finds embedded files and scripts that the library itself writes", async () => {
  const attached = await buildPdf((pdf) => pdf.attach(new Uint8Array([1, 2, 3]), "tool.exe"));
  expect(inspectPdf(attached)).toBe("active");
  expect(inspectPdf(await buildPdf((pdf) => pdf.addJavaScript("main", "app.alert(1)")))).toBe("active");
});

test.each([
  ["with an escaped name", writePdf([catalog("/OpenAction<</S/J#61vaScript/#4aS(x)>>"), pages])],
  ["with lower-case escapes", writePdf([catalog("/OpenAction<</S/#4a#61vaScript>>"), pages])],
  ["as a name of its own", writePdf([catalog("/OpenAction 3 0 R"), pages, "<</S 4 0 R>>", "/JavaScript"])],
  ["deep in arrays", writePdf([catalog(), pages, `${"[".repeat(300)}${script}${"]".repeat(300)}`])],
  ["in the dictionary of a stream", writePdf([catalog(), pages, flateStream("/X/Launch", "x")])],
  ["in an object stream", writePdf([catalog("/OpenAction 9 0 R"), pages, packed(script)])],
  ["in an object stream inside a broken object", writePdf([catalog(), pages, `<</A ${script}`, "<<>>"])],
  [
    "under a number that is defined again",
    writePdf([catalog("/OpenAction 3 0 R"), pages, script])
      .toString("latin1")
      .replace("xref\n0", "3 0 obj\n<<>>\nendobj\nxref\n0"),
  ],
  [
    "in what reads as a stream",
    writePdf([catalog(), pages, `<</Length 60>>\nstream\n7 0 obj ${script} endobj\nendstream`]),
  ],
  [
    "in rubbish between objects",
    writePdf([catalog(), pages]).toString("latin1").replace("2 0 obj", `} ${script} {\n2 0 obj`),
  ],
  ["as a file beside its name", writePdf([catalog(), pages, "<</Type/Filespec/F(x.exe)/EF<</F 2 0 R>>>>"])],
  ["as a form with a program of its own", writePdf([catalog("/AcroForm<</XFA 3 0 R>>"), pages, "<<>>"])],
  ["as media", writePdf([catalog(), pages, "<</Type/Annot/Subtype/RichMedia>>"])],
])("finds what is hidden %s", async (_, pdf) => {
  expect(inspectPdf(Buffer.from(pdf as string, "latin1"))).toBe("active");
});

test("tells encrypted documents, by trailer or by reference stream", async () => {
  const encrypted = await buildPdf((pdf) => pdf.encrypt({ userPassword: "x", ownerPassword: "y" }));
  expect(inspectPdf(encrypted)).toBe("encrypted");
  const trailer = writePdf([catalog(), pages, "<</Filter/Standard/V 1/R 2>>"], "/Encrypt 3 0 R");
  expect(inspectPdf(trailer)).toBe("encrypted");
  const stream = flateStream("/Type/XRef/Size 1/W[1 2 1]/Root 1 0 R/Encrypt 9 0 R", "xxxx");
  expect(inspectPdf(writePdf([catalog(), pages, stream]))).toBe("encrypted");
});

test.each([
  ["nothing", ""],
  ["a header alone", "%PDF-1.7\n%%EOF"],
  ["no pages", writePdf(["<</Type/Catalog>>"]).toString("latin1")],
  [
    "an object stream that does not unpack",
    writePdf([
      catalog(),
      pages,
      "<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length 4>>\nstream\nxxxx\nendstream",
    ]).toString("latin1"),
  ],
  [
    "an object stream under an unusual filter",
    writePdf([
      catalog(),
      pages,
      "<</Type/ObjStm/N 1/First 4/Filter[/ASCIIHexDecode/FlateDecode]/Length 4>>\nstream\nxxxx\nendstream",
    ]).toString("latin1"),
  ],
])("takes %s for unreadable", async (_, text) => {
  expect(inspectPdf(Buffer.from(text, "latin1"))).toBe("unreadable");
});

test("does not unpack a bomb", async () => {
  const bomb = flateStream("/Type/ObjStm/N 1/First 4", Buffer.alloc(200 * 1024 * 1024, 0x20));
  const before = process.memoryUsage().rss;
  expect(inspectPdf(writePdf([catalog(), pages, bomb, bomb]))).toBe("unreadable");
  expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
});

test.each([
  ["beginnings within a text", "0 obj("],
  ["beginnings within an array", "0 obj["],
  ["beginnings within a comment", "0 obj%"],
  ["kinds within a comment", "/S%"],
  ["keys", "/S/URI("],
])("comes to an end with endless %s", (_, piece) => {
  const flood = Buffer.from(piece.repeat(20_000));
  expect(verdicts).toContain(inspectPdf(Buffer.concat([writePdf([catalog(), pages]), flood])));
});

test("always reaches a verdict, whatever is damaged", async () => {
  const random = createRandom(11);
  const harmless = [...harmlessPackings, ...harmlessShapes].map(([, pdf]) => pdf);
  const originals = [await buildPdf(), await buildPdf(undefined, { useObjectStreams: false }), ...harmless];
  const reached = new Set<string>();
  for (let round = 0; round < 600; round++)
    reached.add(inspectPdf(mutate(originals[round % originals.length] ?? Buffer.alloc(0), random)));
  expect([...reached].filter((verdict) => !verdicts.includes(verdict))).toEqual([]);
  expect(reached).toContain("unreadable");
  expect(reached).toContain("clean");
});

test("damage never hides a script that the document keeps", async () => {
  const random = createRandom(13);
  const pdf = writePdf([catalog("/OpenAction 3 0 R"), pages, script, packed(script)]);
  let kept = 0;
  for (let round = 0; round < 300; round++) {
    const damaged = Buffer.from(mutate(pdf, random));
    if (!damaged.includes("/S/JavaScript")) continue;
    kept++;
    expect(["active", "encrypted"]).toContain(inspectPdf(damaged));
  }
  expect(kept).toBeGreaterThan(50);
});

test("passes no damaged document in which a parser sees a script or a link to a file", async () => {
  const random = createRandom(19);
  const hostile = [...hostileContainers, ...hostileActions, ...hostileLinks, ...hostileSyntax].map(([, pdf]) => pdf);
  let seen = 0;
  for (let round = 0; round < 600; round++) {
    const damaged = mutate(hostile[round % hostile.length] ?? Buffer.alloc(0), random);
    const { isActive } = await parse(damaged);
    if (!isActive) continue;
    seen++;
    expect({ round, verdict: inspectPdf(damaged) }).not.toMatchObject({ verdict: "clean" });
  }
  expect(seen).toBeGreaterThan(50);
});

/** How the library itself reads a document, however damaged. */
async function parse(bytes: Uint8Array): Promise<{ isActive: boolean }> {
  try {
    const pdf = await PDFDocument.load(bytes, { ignoreEncryption: true });
    const text = pdf.context.enumerateIndirectObjects().map(([, object]) => object.toString());
    return { isActive: /\/S \/(JavaScript|Launch|GoToR)|\/URI \((javascript|file):/.test(text.join("\n")) };
  } catch {
    return { isActive: false };
  }
}
