import { readClientFile } from "@/lib/api/client-import";
import { TableError } from "@/lib/browser/cells";
import * as clientFileMessages from "@/lib/contract/clients/file-messages";
import { clientFileLimits, exportColumns } from "@/lib/contract/clients/values";
import { toCsv } from "@/lib/contract/csv";

/** The parts of a File that the reader uses. */
function csvFile(content: string | Uint8Array, name = "clients.csv"): File {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  return { name, size: bytes.byteLength, arrayBuffer: async () => new Uint8Array(bytes).buffer } as File;
}
const read = (content: string | Uint8Array, name?: string) => readClientFile(csvFile(content, name));
const refusal = async (...file: Parameters<typeof read>) => {
  const error = await read(...file).catch((reason) => reason);
  expect(error).toBeInstanceOf(TableError);
  return error.message;
};

test.each(["Company name,EMAIL,is active", "company_name,email,status", " COMPANYNAME ; e-mail ; Status "])(
  "columns are known by the head %j",
  async (head) => {
    const separator = head.includes(";") ? ";" : ",";
    const [row] = await read(`${head}\r\n${["आशा", "asha@example.com", "Inactive"].join(separator)}\r\n\r\n`);
    expect(row).toEqual({
      company_name: "आशा",
      email: "asha@example.com",
      phone: "",
      whatsapp: "",
      password: "",
      is_active: "Inactive",
    });
  },
);

test("an export can be read again", async () => {
  const cells = ['=Acme, "best"', "a@example.com", "022 2345 6789", "yes", "active", "acme", "2026", "2026"];
  const [row] = await read(toCsv([[...exportColumns], cells]));
  expect(row).toMatchObject({ company_name: cells[0], phone: cells[2], whatsapp: "yes", is_active: "active" });
});

test("what is no file of clients is refused with its reason", async () => {
  expect(await refusal("a", "clients.xlsx")).toBe(clientFileMessages.csvOnly);
  expect(await refusal(new Uint8Array(clientFileLimits.bytes + 1))).toBe(clientFileMessages.tooLarge);
  expect(await refusal("")).toBe(clientFileMessages.tableEmpty);
  expect(await refusal("company_name,email\n\n")).toBe(clientFileMessages.tableEmpty);
  expect(await refusal("company_name,phone\nA,1")).toBe(clientFileMessages.tableColumns(["email"]));
  expect(await refusal('company_name,email\nA,b\n"C,d')).toBe(clientFileMessages.tableMalformed(3));
  expect(await refusal(new Uint8Array([0xff, 0xfe, 0x61]))).toBe(clientFileMessages.tableEncoding);
  expect(await refusal("company_name,email\nA,b,c")).toBe(clientFileMessages.tableWide(2));
  expect(await refusal(new TextEncoder().encode("c\0o\0"))).toBe(clientFileMessages.tableEncoding);
  const long = `company_name,email\n${"A,b\n".repeat(clientFileLimits.rows + 1)}`;
  expect(await refusal(long)).toBe(clientFileMessages.tooLong);
  expect(await read(long.slice(0, -4))).toHaveLength(clientFileLimits.rows);
});

const names = async (content: string | Uint8Array) =>
  (await read(content)).map(({ company_name, email }) => `${company_name} ${email}`);
const head = "email,company_name";

test.each<[string, string, string[]]>([
  ["a head in CRLF, rows in LF", `${head}\r\na@x.y,Asha\nb@x.y,Bina\n`, ["Asha a@x.y", "Bina b@x.y"]],
  [
    "the template with rows in LF",
    '\uFEFF"company_name","email","phone","password","status"\r\n"Asha","a@x.y","","",""\r\nBina,b@x.y,,,\nChand,c@x.y,,,\n',
    ["Asha a@x.y", "Bina b@x.y", "Chand c@x.y"],
  ],
  ["rows in CRLF under a head in LF", `${head}\na@x.y,Asha\r\nb@x.y,Bina\r\n`, ["Asha a@x.y", "Bina b@x.y"]],
  ["lone CR", `${head}\ra@x.y,Asha\rb@x.y,Bina`, ["Asha a@x.y", "Bina b@x.y"]],
  ["lone CR among LF", `${head}\na@x.y,Asha\rb@x.y,Bina\n`, ["Asha a@x.y", "Bina b@x.y"]],
  ["CR twice", `${head}\r\r\na@x.y,Asha\r\r\nb@x.y,Bina\r\r\n`, ["Asha a@x.y", "Bina b@x.y"]],
  ["empty lines", `\r\n\n${head}\r\n\r\na@x.y,Asha\n\n`, ["Asha a@x.y"]],
  [
    "a quoted cell with a break",
    `${head}\na@x.y,"Asha\r\nStores"\nb@x.y,"Bina\rStores"\n`,
    ["Asha\nStores a@x.y", "Bina\nStores b@x.y"],
  ],
])("line ends: %s", async (_, text, expected) => expect(await names(text)).toEqual(expected));

test("a password has no line end at its end", async () => {
  const rows = await read('company_name,email,password\r\nA,a@x.y,Quiet-71-Lamp\nB,b@x.y,"Quiet-72-Lamp\r\n"\r\n');
  expect(rows.map(({ password }) => password)).toEqual(["Quiet-71-Lamp", "Quiet-72-Lamp"]);
});

test.each<[string, string]>([
  ["sep=,", `sep=,\r\n${head}\r\na@x.y,Asha\r\n`],
  ["sep=;", `sep=;\r\n${head.replace(",", ";")}\r\na@x.y;Asha\r\n`],
  ["in quotes and capitals", `"SEP=;"\n${head.replace(",", ";")}\na@x.y;Asha`],
  ["behind a mark", `\uFEFFsep=\t\n${head.replace(",", "\t")}\na@x.y\tAsha`],
  ["an odd one", `sep=^\n${head.replace(",", "^")}\na@x.y^Asha`],
  ["one that is not true", `sep=;\n${head}\na@x.y,Asha`],
  ["filled up by a spreadsheet", `sep=;,\n${head}\na@x.y,Asha`],
  ["two marks", `\uFEFF\uFEFF"email","company_name"\na@x.y,Asha`],
  ["a head in quotes with spaces", `" Email: "|"Company name *"\na@x.y|Asha`],
])("what spreadsheets put first is read: %s", async (_, text) => expect(await names(text)).toEqual(["Asha a@x.y"]));

test("Excel's Unicode text is read, with either byte first", async () => {
  const little = Buffer.from(`\uFEFF${head.replace(",", "\t")}\r\na@x.y\t\u0906\u0936\u093e\r\n`, "utf16le");
  expect(await names(new Uint8Array(little))).toEqual(["\u0906\u0936\u093e a@x.y"]);
  expect(await names(new Uint8Array(little.swap16()))).toEqual(["\u0906\u0936\u093e a@x.y"]);
});
