import { readPeopleFile, writePeopleTemplate } from "@/lib/browser/people-file";
import { english, joiningMessages } from "../../english";

const names = { name: "Name", phone: "Phone", title: "Title", branch: "Branch", email: "Email" };
const hindi = { name: "नाम", phone: "फ़ोन", title: "काम", branch: "शाखा", email: "ईमेल" };
const bytesOf = (text: string, encoding: "utf-8" | "utf-16le" = "utf-8") =>
  encoding === "utf-8" ? Buffer.from(text) : Buffer.from(text, "utf16le");
const read = (content: string | Buffer, columns = names, name = "people.csv") =>
  readPeopleFile(new File([new Uint8Array(Buffer.from(content))], name), columns);
const refusal = (content: string, name?: string) =>
  read(content, names, name).then(
    () => "",
    (error: Error) => english.say(error.message),
  );

const ravi = {
  name: "Ravi Kumar",
  phone: "+91 98200 11111",
  role: "Sales",
  branch: "Pune",
  email: "ravi@shop.example",
};

test.each([
  [
    "India, commas and a byte order mark",
    "\uFEFFName,Phone,Title,Branch,Email\r\nRavi Kumar,+91 98200 11111,Sales,Pune,ravi@shop.example\r\n",
  ],
  [
    "Germany, semicolons",
    'email;branch;title;phone;name\r\nravi@shop.example;Pune;Sales;"+91 98200 11111";Ravi Kumar\r\n',
  ],
  [
    "Brazil, tabs and other words",
    "FULL NAME\tMobile\tDesignation\tBranch\tE-mail\nRavi Kumar\t+91 98200 11111\tSales\tPune\travi@shop.example\n",
  ],
])("reads a table from %s", async (_, text) => {
  expect(await read(text)).toEqual([ravi]);
});

test("reads what Excel calls Unicode text", async () => {
  const text =
    "\uFEFFName\tPhone\tTitle\tBranch\tEmail\r\nRavi Kumar\t+91 98200 11111\tSales\tPune\travi@shop.example\r\n";
  expect(await read(bytesOf(text, "utf-16le"), names, "people.txt")).toEqual([ravi]);
});

test("reads heads in the reader's language, and what its own template holds", async () => {
  const template = writePeopleTemplate(hindi, { ...names, phone: "+91 98200 11111", email: "ravi@shop.example" });
  expect(await read(template, hindi)).toEqual([
    { name: "Name", phone: "+91 98200 11111", role: "Title", branch: "Branch", email: "ravi@shop.example" },
  ]);
  expect(await read("Name\nRavi", hindi)).toEqual([{ name: "Ravi", phone: "", role: "", branch: "", email: "" }]);
});

test("takes formulas as text, and back what a spreadsheet was kept from running", async () => {
  const [person] = await read(`Name,Phone\n"=HYPERLINK(""http://evil.example"")",'+91 98200 11111\n`);
  expect(person).toMatchObject({ name: '=HYPERLINK("http://evil.example")', phone: "+91 98200 11111" });
});

test("says what is wrong with a file", async () => {
  const rows = Array.from({ length: 1_001 }, (_, index) => `P ${index}`);
  expect(await refusal(["Name", ...rows].join("\n"))).toBe(joiningMessages.tooLong);
  expect(await refusal("Phone\n1")).toContain("no column: name");
  expect(await refusal("Name")).toContain("no rows");
  expect(await refusal("Name\nRavi", "people.pdf")).toContain("CSV");
  expect(await refusal(`Name\n${"x".repeat(1_048_600)}`)).toContain("1MB");
});
