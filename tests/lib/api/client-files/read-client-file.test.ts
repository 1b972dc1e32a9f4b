import { readClientFile } from "@/lib/api/client-files/read-client-file";
import { TableError } from "@/lib/browser/read-table";
import { exportColumns } from "@/lib/contract/client-file-basics";
import { toCsv } from "@/lib/contract/csv";
import { clientFileLimits } from "@/lib/contract/limits/file";
import * as clientFileMessages from "@/lib/contract/messages/client-file";

/** As much of a file as is read. */
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

test.each(["Company Name,EMAIL,is active", "company_name,email,status", " COMPANYNAME ; e-mail ; Status "])(
  "columns are known by the head %j",
  async (head) => {
    const separator = head.includes(";") ? ";" : ",";
    const [row] = await read(`${head}\r\n${["आशा", "asha@example.com", "Inactive"].join(separator)}\r\n\r\n`);
    expect(row).toEqual({
      company_name: "आशा",
      email: "asha@example.com",
      phone: "",
      password: "",
      is_active: "Inactive",
    });
  },
);

test("an export can be read again", async () => {
  const cells = ['=Acme, "best"', "a@example.com", "+91 98765 43210", "active", "acme", "2026", "2026"];
  const [row] = await read(toCsv([[...exportColumns], cells]));
  expect(row).toMatchObject({ company_name: cells[0], phone: cells[2], is_active: "active" });
});

test("what is no file of clients is refused with its reason", async () => {
  expect(await refusal("a", "clients.xlsx")).toBe(clientFileMessages.csvOnly);
  expect(await refusal(new Uint8Array(clientFileLimits.bytes + 1))).toBe(clientFileMessages.tooLarge);
  expect(await refusal("")).toBe(clientFileMessages.tableEmpty);
  expect(await refusal("company_name,email\n\n")).toBe(clientFileMessages.tableEmpty);
  expect(await refusal("company_name,phone\nA,1")).toBe(clientFileMessages.tableColumns(["email"]));
  expect(await refusal('company_name,email\nA,b\n"C,d')).toBe(clientFileMessages.tableMalformed(3));
  expect(await refusal(new Uint8Array([0xff, 0xfe, 0x61, 0x00]))).toBe(clientFileMessages.tableEncoding);
  expect(await refusal(new TextEncoder().encode("c\0o\0"))).toBe(clientFileMessages.tableEncoding);
  const long = `company_name,email\n${"A,b\n".repeat(clientFileLimits.rows + 1)}`;
  expect(await refusal(long)).toBe(clientFileMessages.tooLong);
  expect(await read(long.slice(0, -4))).toHaveLength(clientFileLimits.rows);
});
