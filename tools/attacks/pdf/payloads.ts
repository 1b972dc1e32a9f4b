import { flateStream } from "@/tests/provider/media/pdf/documents";

/** Objects by their numbers; `secret` ones hold active content. */
export type Payload = { name: string; cover: Map<number, string>; secret: Map<number, string | Buffer> };

/** A harmless page whose link, outline, name tree, form and open action lead to the objects 7, 8 and 9. */
const cover = new Map([
  [1, "<</Type/Catalog/Pages 2 0 R/OpenAction 7 0 R/Outlines 5 0 R/Names 8 0 R/AcroForm 9 0 R>>"],
  [2, "<</Type/Pages/Kids[3 0 R]/Count 1>>"],
  [3, "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Annots[4 0 R 10 0 R]/AA<</O 7 0 R>>>>"],
  [4, "<</Type/Annot/Subtype/Link/Rect[0 0 90 90]/Border[0 0 0]/A 7 0 R>>"],
  [5, "<</Type/Outlines/First 6 0 R/Last 6 0 R/Count 1>>"],
  [6, "<</Title(Page)/Parent 5 0 R/A 7 0 R>>"],
  [7, "<</S/GoTo/D[3 0 R/Fit]>>"],
  [8, "<</Dests<</Names[(a)[3 0 R/Fit]]>>>>"],
  [9, "<</Fields[10 0 R]>>"],
  [10, "<</Type/Annot/Subtype/Widget/FT/Tx/T(name)/Rect[0 90 90 99]/F 4>>"],
]);

const script = String.raw`(app.alert\(1\))`;
const file = flateStream("/Type/EmbeddedFile", "MZ");

const secrets: Record<string, Record<number, string | Buffer>> = {
  "a script": { 7: `<</S/JavaScript/JS${script}>>` },
  "a script by references": { 7: "<</S 11 0 R/JS 12 0 R>>", 11: "/JavaScript", 12: script },
  "a script in a stream": { 7: "<</S/JavaScript/JS 11 0 R>>", 11: flateStream("", "app.alert(1)") },
  "a script after others": { 7: `<</S/GoTo/D[3 0 R/Fit]/Next[<</S/Named/N/NextPage>><</S/JavaScript/JS${script}>>]>>` },
  "a script in two bytes a letter": { 7: "<</S/JavaScript/JS<feff0061006c006500720074002800310029>>>" },
  "a script by its name": { 8: `<</JavaScript<</Names[(a)11 0 R]>>>>`, 11: `<</S/JavaScript/JS${script}>>` },
  "a script of a field": { 10: `<</FT/Tx/T(name)/Subtype/Widget/AA<</K<</S/JavaScript/JS${script}>>>>>>` },
  "a program": { 7: "<</S/Launch/F(cmd.exe)>>" },
  "a form sent away": { 7: "<</S/SubmitForm/F<</FS/URL/F(https://example.com)>>>>" },
  "data taken in": { 7: "<</S/ImportData/F(x.fdf)>>" },
  "a link to a script": { 7: "<</S/URI/URI(javascript:alert\\(1\\))>>" },
  "a link to a file by reference": { 7: "<</S/URI/URI 11 0 R>>", 11: "(file:///etc/passwd)" },
  "another document": { 7: "<</S/GoToR/F(other.pdf)/D[0/Fit]>>" },
  "an attached file": {
    8: "<</EmbeddedFiles<</Names[(a)11 0 R]>>>>",
    11: "<</Type/Filespec/F(a.exe)/EF<</F 12 0 R>>>>",
    12: file,
  },
  "a file on a page": {
    10: "<</Type/Annot/Subtype/FileAttachment/Rect[0 90 90 99]/FS 11 0 R>>",
    11: "<</F(a.exe)/EF<</F 12 0 R>>>>",
    12: file,
  },
  "a form with a program": { 9: "<</Fields[]/XFA 11 0 R>>", 11: flateStream("", "<xdp/>") },
};

export const payloads = Object.entries(secrets).map(([name, objects]): Payload => {
  const secret = new Map(Object.entries(objects).map(([number, object]) => [Number(number), object]));
  return { name, cover, secret };
});
