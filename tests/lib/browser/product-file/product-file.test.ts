import { readFileSync } from "node:fs";
import { strToU8, unzipSync, type Zippable, zipSync } from "fflate";
import { fold, sortFiles } from "@/lib/browser/product-file/pick-files";
import { type PlannedRow, planRows } from "@/lib/browser/product-file/plan-rows";
import { packProducts, writeProductTable, writeProductTemplate } from "@/lib/browser/product-file/write-file";
import * as clientFileMessages from "@/lib/contract/clients/file-messages";
import * as productMessages from "@/lib/contract/content/messages/product";
import * as productFileMessages from "@/lib/contract/content/messages/product-file";
import { productFileLimits } from "@/lib/contract/content/values";
import { withoutPlan } from "@/lib/contract/limits";
import * as fieldMessages from "@/lib/contract/messages";
import { buildProduct } from "../../../components/products/build-product";

const table = (text: string, name = "products.csv") => new File([text], name, { type: "text/csv" });
const picture = (name: string) => new File(["picture"], name, { type: "image/jpeg" });
const zip = (content: Zippable, name = "products.zip") => new File([zipSync(content) as BlobPart], name);
const lamp = buildProduct({ id: 7, name: "Brass lamp", price: "450.00" });

async function plan(text: string, pictures: File[] = [], products = [lamp]) {
  return planRows(await sortFiles([table(text), ...pictures]), products, "INR", withoutPlan.limits);
}

async function refusal(files: File[]): Promise<string> {
  try {
    await planRows(await sortFiles(files), [], "INR", withoutPlan.limits);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return "taken";
}

test("a row with the id of a product changes it, any other is a new one with the pictures that it names", async () => {
  const text = 'id,Name,PRICE,sold out,pictures\n7,Brass lamp,"₹1,200.50",yes,\n,Vase,,,"Vase.JPG; vase 2.jpg"\n';
  const rows = await plan(text, [picture("vase.jpg"), picture("Vase 2.jpg")]);
  expect(rows).toMatchObject([
    { kind: "update", product: { id: 7 }, row: { price: "1200.50", is_sold_out: true, status: "active" } },
    { kind: "create", row: { name: "Vase", price: null }, pictures: [{ name: "vase.jpg" }, { name: "Vase 2.jpg" }] },
  ]);
});

test("of a row that names none, the picture that is called like the product is taken", async () => {
  const [row] = await plan("name\nकाजू कतली\n", [picture("काजू-कतली.jpg")]);
  expect(row).toMatchObject({ kind: "create", pictures: [{ name: "काजू-कतली.jpg" }] });
});

test.each([
  ["name,pictures\nVase,none.jpg\n", [productFileMessages.pictureMissing("none.jpg")]],
  ["name\nVase\n", [productFileMessages.pictureUnnamed]],
  ["name\nBRASS LAMP\n", [productFileMessages.nameThere]],
  ["name,price\n,free\n", [productMessages.nameRequired, productMessages.priceInvalid]],
  ["name,price,old_price,pictures\nVase,20,10,a.jpg\n", [productMessages.oldPriceTooLow]],
  ["name,status,pictures\nVase,sleeping,a.jpg\n", [fieldMessages.statusInvalid]],
])("%j is not possible, and why is said", async (text, problems) => {
  expect(await plan(text, [picture("a.jpg")])).toMatchObject([{ kind: "refuse", problems }]);
});

test("there are no more products than there may be, and no name twice", async () => {
  const products = Array.from({ length: withoutPlan.limits.products - 1 }, (_, index) =>
    buildProduct({ id: index + 1, name: `Product ${index}` }),
  );
  const rows = await plan("name,pictures\nA,a.jpg\na,a.jpg\nB,a.jpg\n", [picture("a.jpg")], products);
  expect(rows).toMatchObject([
    { kind: "create" },
    { kind: "refuse", problems: [productFileMessages.nameRepeated] },
    { kind: "refuse", problems: [productMessages.limit(withoutPlan.limits.products)] },
  ]);
});

test("a ZIP file is read out of whatever folders it has, without what systems put beside it", async () => {
  const archive = zip({
    "shop/products.csv": strToU8("name,pictures\nVase,vase.jpg\n"),
    "shop/pictures/vase.jpg": strToU8("picture"),
    "__MACOSX/shop/._products.csv": strToU8("x"),
    "shop/.hidden.csv": strToU8("x"),
    "shop/run.exe": strToU8("x"),
  });
  const picked = await sortFiles([archive]);
  expect([picked.table.name, picked.pictures.map(({ file }) => file.name)]).toEqual(["products.csv", ["vase.jpg"]]);
  expect(await planRows(picked, [], "INR", withoutPlan.limits)).toMatchObject([{ kind: "create" }]);
});

test.each<[string, () => File[], string]>([
  ["no table", () => [picture("a.jpg")], productFileMessages.noTable],
  ["two tables", () => [table("name\nA"), table("name\nB", "b.csv")], productFileMessages.manyTables],
  ["a table without names", () => [table("price\n1")], clientFileMessages.tableColumns(["name"])],
  ["an empty table", () => [table("")], clientFileMessages.tableEmpty],
  ["what only is called ZIP", () => [new File(["PK no"], "a.zip")], productFileMessages.damaged],
  [
    "more files than there may be",
    () => [
      zip(
        Object.fromEntries(Array.from({ length: productFileLimits.entries + 1 }, (_, i) => [`${i}.txt`, strToU8("")])),
      ),
    ],
    productFileMessages.tooMany,
  ],
  [
    "a ZIP file cut off",
    () => [new File([zipSync({ "a.csv": strToU8("name") }).slice(0, 60)], "a.zip")],
    productFileMessages.damaged,
  ],
])("%s is refused", async (_, files, message) => expect(await refusal(files())).toBe(message));

test("one that would be too large unpacked is not unpacked", async () => {
  const bomb = zip({ "a.csv": strToU8("name\nA"), "a.jpg": new Uint8Array(productFileLimits.entry + 1) });
  const picked = await sortFiles([bomb]);
  expect(picked.pictures).toEqual([]);
});

test("what is exported is read back as it was, and its template can be filled in", async () => {
  const products = [
    buildProduct({ id: 3, name: "=1+1", description: 'Said "so",\nin two lines', price: "20.00", category: "Lamps" }),
    buildProduct({ id: 4, name: "Vase", price: null, is_sold_out: true, status: "inactive" }),
  ];
  const rows = await planRows(
    await sortFiles([table(writeProductTable(products))]),
    products,
    "INR",
    withoutPlan.limits,
  );
  expect(rows).toMatchObject([
    { kind: "update", row: { name: "=1+1", description: 'Said "so",\nin two lines', category: "Lamps" } },
    { kind: "update", row: { name: "Vase", price: null, is_sold_out: true, status: "inactive" } },
  ]);
  expect(await plan(writeProductTemplate(), [picture("lamp.jpg")], [])).toMatchObject([{ kind: "create" }]);
});

test("texts in other languages have columns of their own, and one that is wrong is named", async () => {
  const lamp = buildProduct({ id: 3, name: "Lamp", texts: { hi: { name: "दीया", unit: "नग" } } });
  const vase = buildProduct({ id: 4, name: "Vase", texts: null });
  const csv = writeProductTable([lamp, vase]);
  expect(csv.split("\r\n")[0]).toContain('"pictures","name:hi","description:hi","unit:hi","category:hi"');
  expect(csv).not.toContain(":ta");
  expect(writeProductTable([vase])).not.toContain(":hi");
  const texts = (rows: PlannedRow[]) => rows.map((row) => ("row" in row ? row.row.texts : row));
  expect(texts(await plan(csv, [], [lamp, vase]))).toEqual([lamp.texts, null]);
  // Columns that the table lacks leave what there is.
  expect(texts(await plan("id,name\n3,Lamp", [], [lamp]))).toEqual([undefined]);
  expect(texts(await plan("id,name,Name:HI,name_ta\n3,Lamp,,விளக்கு", [], [lamp]))).toEqual([
    { hi: { unit: "नग" }, ta: { name: "விளக்கு" } },
  ]);
  expect(await plan(`id,name,unit:hi\n3,Lamp,${"न".repeat(21)}`, [], [lamp])).toMatchObject([
    { kind: "refuse", problems: [productFileMessages.inColumn("unit:hi", fieldMessages.tooLong(20))] },
  ]);
});

test("an export holds every picture that can be had, under the name that the table gives it", async () => {
  const load = jest.fn(async (url: string) =>
    url.includes("gone")
      ? new Response(null, { status: 404 })
      : new Response("picture", { headers: { "content-type": "image/webp" } }),
  );
  globalThis.fetch = load as unknown as typeof fetch;
  const pictures = ["/media/a.webp", "/media/gone.webp"].map((image, id) => ({ id, image, focus: { x: 50, y: 50 } }));
  const { zip: bytes, missing } = await packProducts(
    [buildProduct({ id: 3, slug: "vase-3", name: "Vase", pictures })],
    new AbortController().signal,
  );
  const files = unzipSync(bytes);
  expect([Object.keys(files).sort(), missing]).toEqual([["products.csv", "vase-3-1.webp"], 1]);
  expect(Buffer.from(files["products.csv"] ?? []).toString()).toContain("vase-3-1.webp");
});

test("names of files are one in any letter case, and in either form of an accent", () => {
  expect(fold("E\u0301clair.JPG")).toBe(fold("\u00e9clair.jpg"));
});

/** The prices and days of a table's rows, or their problems. */
async function read(text: string, currency = "INR"): Promise<(string | null)[][]> {
  const rows = await planRows(await sortFiles([table(text), picture("lamp.jpg")]), [], currency, withoutPlan.limits);
  return rows.map((row) => {
    if (row.kind === "refuse") return row.problems;
    return [row.row.price, row.row.old_price, row.row.offer_until].filter((cell) => cell !== null);
  });
}
/** A table with one row for each price. */
const prices = (separator: string, ...cells: string[]) =>
  [["name", "price", "pictures"], ...cells.map((cell, index) => [`P${index}`, `"${cell}"`, "lamp.jpg"])]
    .map((row) => `${row.join(separator)}\n`)
    .join("");
const { priceAmbiguous } = productFileMessages;

test.each<[string, string, (string | null)[][]]>([
  [
    "a file with semicolons",
    "name;price;old_price;pictures\nLampe;12,50;15,00;lamp.jpg\nTisch;0,99;;lamp.jpg\nStuhl;1.234,50;;lamp.jpg\n",
    [["12.50", "15.00"], ["0.99"], ["1234.50"]],
  ],
  ["Indian groups", prices(",", "1,20,000.50", "1,200", "\u20b91,200/-"), [["120000.50"], ["1200.00"], ["1200.00"]]],
  ["a comma that can be nothing else", prices(",", "12,50", "1.234.567,5"), [["12.50"], ["1234567.50"]]],
  ["a group, as another price says", prices(";", "12.50", "1,200"), [["12.50"], ["1200.00"]]],
  ["a point between groups, as another price says", prices(",", "12,50", "1.200"), [["12.50"], ["1200.00"]]],
  [
    "one that can be two amounts",
    prices(";", "12,50", "1,200"),
    [["12.50"], [priceAmbiguous("price", "1,200", "1200")]],
  ],
  [
    "prices that contradict each other",
    prices(",", "12,50", "12.50", "1,200"),
    [["12.50"], ["12.50"], [priceAmbiguous("price", "1,200", "1200")]],
  ],
  ["narrow spaces and apostrophes", prices(";", "1\u202f234,50 \u20ac", "1'234.50"), [["1234.50"], ["1234.50"]]],
  [
    "digits of other scripts",
    prices(",", "\u0967\u0968.\u096b\u0966", "\u09ea\u09eb\u09e6", "\u0661\u0662\u066b\u0665", "\uff14\uff15"),
    [["12.50"], ["450.00"], ["12.50"], ["45.00"]],
  ],
  [
    "what is no price",
    prices(",", "1,2,3.4", "12,5,0", "1.234,567.890", "-5", "5 to 7"),
    Array.from({ length: 5 }, () => [productMessages.priceInvalid]),
  ],
  ["a price without quotes in a file with commas", "name,price,pictures\nLamp,12.50,lamp.jpg,\n", [["12.50"]]],
])("prices: %s", async (_, text, expected) => expect(await read(text)).toEqual(expected));

test("thousandths are read where the currency has them", async () => {
  expect(await read(prices(",", "1.250", "0.500", "1.25"), "OMR")).toEqual([["1.25"], ["0.50"], ["1.25"]]);
  expect(await read(prices(";", "1,250", "0,500"), "KWD")).toEqual([["1.25"], ["0.50"]]);
  expect(await read(prices(",", "1,250"), "BHD")).toEqual([[priceAmbiguous("price", "1,250", "1250")]]);
  expect(await read(prices(",", "450.125", "0.125", "450.00"))).toEqual([
    [priceAmbiguous("price", "450.125", "450125")],
    [productMessages.priceInvalid],
    ["450.00"],
  ]);
});

test("a currency without a smaller unit has whole prices", async () => {
  expect(await read(prices(",", "1,250", "1.250", "450.00", "1,25,000"), "JPY")).toEqual([
    ["1250.00"],
    ["1250.00"],
    ["450.00"],
    ["125000.00"],
  ]);
  expect(await read(prices(",", "450.50", "12.5"), "KRW")).toEqual([
    [productMessages.priceTooExact(0)],
    [productMessages.priceTooExact(0)],
  ]);
});

test("a price whose comma made two cells of it is refused", async () => {
  expect(await refusal([table("name,price,pictures\nVase,5,a.jpg\nLamp,12,50,lamp.jpg\n")])).toBe(
    clientFileMessages.tableWide(3),
  );
});

const { dayUnclear } = productFileMessages;

test.each<[string, string]>([
  ["31-12-2026", "2026-12-31"],
  ["31/12/2026", "2026-12-31"],
  ["12/31/2026", "2026-12-31"],
  ["31.12.2026", "2026-12-31"],
  ["2026/12/31", "2026-12-31"],
  ["5/5/2027", "2027-05-05"],
  ["31-Dec-26", "2026-12-31"],
  ["1 January 2027", "2027-01-01"],
  ["\u0969\u0967-\u0967\u0968-\u0968\u0966\u0968\u096c", "2026-12-31"],
  ["03/04/2027", dayUnclear("offer_until", "03/04/2027")],
  ["03-04-27", dayUnclear("offer_until", "03-04-27")],
  ["31/02/2027", dayUnclear("offer_until", "31/02/2027")],
  ["13/13/2027", dayUnclear("offer_until", "13/13/2027")],
  ["next week", dayUnclear("offer_until", "next week")],
])("an offer's last day %j is %j", async (day, expected) => {
  const [row] = await read(`name,price,old_price,offer_until,pictures\r\nLamp,450,500,${day},lamp.jpg\r\n`);
  expect(row?.at(-1)).toBe(expected);
});

const caseFile = (name: string) =>
  new File([new Uint8Array(readFileSync(`tests/cases/zip-picture-names/${name}.zip`))], "products.zip");

/** A ZIP whose names are these bytes, without the UTF-8 flag: the packer sets none for ASCII names. */
function zipOfBytes(csv: string, names: Record<string, readonly number[]>): File {
  const content: Zippable = { "products.csv": strToU8(csv) };
  for (const key of Object.keys(names)) content[key] = strToU8("picture");
  let text = Buffer.from(zipSync(content)).toString("latin1");
  for (const [key, bytes] of Object.entries(names)) text = text.replaceAll(key, String.fromCharCode(...bytes));
  return new File([new Uint8Array(Buffer.from(text, "latin1"))], "products.zip");
}

/** The pictures of each row, by their text or their name. */
async function picturesOf(files: File[]): Promise<string[][]> {
  const rows = await planRows(await sortFiles(files), [], "INR", withoutPlan.limits);
  return rows.map((row) => {
    if (row.kind === "refuse") return row.problems;
    return row.kind === "create" ? row.pictures.map((file) => file.name) : [];
  });
}

test.each<[string, () => File, string[][]]>([
  [
    "Finder: UTF-8 that does not say so",
    () => caseFile("a-mac-finder-utf8-without-flag"),
    [["\u0926\u0940\u092a\u0915.jpg"]],
  ],
  ["Finder: accents in two pieces", () => caseFile("b-mac-nfd-without-flag"), [["Ka\u0308se.jpg"]]],
  [
    "Explorer: DOS' table for America",
    () =>
      zipOfBytes("name,pictures\nA,K\u00e4se.jpg\n", { "Kxse.jpg": [0x4b, 0x84, 0x73, 0x65, 0x2e, 0x6a, 0x70, 0x67] }),
    [["K\u0084se.jpg"]],
  ],
  [
    "Explorer: DOS' table for Western Europe",
    () => zipOfBytes("name,pictures\nA,\u00c1yz.jpg\n", { "xyz.jpg": [0xb5, 0x79, 0x7a, 0x2e, 0x6a, 0x70, 0x67] }),
    [["\u00b5yz.jpg"]],
  ],
  [
    "Explorer in Russia",
    () =>
      zipOfBytes("name,pictures\nA,\u043b\u0430\u043c.jpg\n", {
        "xyz.jpg": [0xab, 0xa0, 0xac, 0x2e, 0x6a, 0x70, 0x67],
      }),
    [["\u00ab\u00a0\u00ac.jpg"]],
  ],
  [
    "Explorer in Japan",
    () => zipOfBytes("name,pictures\nA,\u82b1.jpg\n", { "xy.jpg": [0x89, 0xd4, 0x2e, 0x6a, 0x70, 0x67] }),
    [["\u0089\u00d4.jpg"]],
  ],
  [
    "UTF-8 that says so, in letters of Latin-1",
    () => zip({ "products.csv": strToU8("name,pictures\nA,K\u00e4se.jpg\n"), "K\u00e4se.jpg": strToU8("x") }),
    [["K\u00e4se.jpg"]],
  ],
  [
    ".NET: backslashes",
    () =>
      zip({ "shop\\products.csv": strToU8("name,pictures\nA,lamp.jpg\n"), "shop\\pictures\\lamp.jpg": strToU8("x") }),
    [["lamp.jpg"]],
  ],
  [
    "backslashes in the table",
    () =>
      zip({
        "products.csv": strToU8("name,pictures\nA,.\\a\\1.jpg\nB,C:\\photos\\2.jpg\n"),
        "a/1.jpg": strToU8("x"),
        "b/1.jpg": strToU8("x"),
        "b/2.jpg": strToU8("x"),
      }),
    [["1.jpg"], ["2.jpg"]],
  ],
  [
    "what a Mac puts beside files, in any folder",
    () =>
      zip({
        "shop/products.csv": strToU8("name,pictures\nA,1.jpg\n"),
        "shop/1.jpg": strToU8("x"),
        "shop/__MACOSX/1.jpg": strToU8("x"),
        "__MACOSX\\._1.jpg": strToU8("x"),
        "shop/.DS_Store": strToU8("x"),
      }),
    [["1.jpg"]],
  ],
  [
    "one name in two folders, without a folder in the table",
    () => zip({ "p.csv": strToU8("name,pictures\nA,1.jpg\n"), "a/1.jpg": strToU8("x"), "b/1.jpg": strToU8("x") }),
    [[productFileMessages.pictureAmbiguous("1.jpg")]],
  ],
  [
    "two rows whose folders are not there",
    () => zip({ "p.csv": strToU8("name,pictures\nA,a/1.jpg\nB,b/1.jpg\n"), "c/1.jpg": strToU8("x") }),
    [[productFileMessages.pictureMissing("a/1.jpg")], [productFileMessages.pictureMissing("b/1.jpg")]],
  ],
  [
    "two that are called like a product",
    () => zip({ "p.csv": strToU8("name\nLamp\n"), "a/lamp.jpg": strToU8("x"), "b/lamp.jpg": strToU8("x") }),
    [[productFileMessages.pictureAmbiguous("Lamp")]],
  ],
])("pictures in a ZIP file: %s", async (_, file, expected) => expect(await picturesOf([file()])).toEqual(expected));

test("one name in two folders is each row's own picture", async () => {
  const bytes = unzipSync(new Uint8Array(await caseFile("e-same-name-in-two-folders").arrayBuffer()));
  const rows = await planRows(await sortFiles([caseFile("e-same-name-in-two-folders")]), [], "INR", withoutPlan.limits);
  for (const [index, path] of ["lamp/1.jpg", "chair/1.jpg"].entries()) {
    const row = rows[index];
    const [file] = row?.kind === "create" ? row.pictures : [];
    expect(Buffer.from((await file?.arrayBuffer()) ?? "")).toEqual(Buffer.from(bytes[path] ?? ""));
  }
});
