import { buildVcard, type Contact, maxPhotoBytes } from "@/lib/card/vcard";
import { readParts, readVcard, unescapeText } from "../contract/read-vcard";
import { buildContact } from "./build-contact";

function read(contact: Contact) {
  const properties = readVcard(Buffer.from(buildVcard(contact)));
  const values = (name: string) => properties.filter((one) => one.name === name).map(({ value }) => value);
  const text = (name: string) => values(name).map(unescapeText)[0];
  return { properties, values, text };
}

test("everything is read back as it was written", () => {
  const { text, values, properties } = read(buildContact());
  expect(text("FN")).toBe("Marigold Living");
  expect(readParts(values("N")[0] ?? "")).toEqual(["", "Marigold Living", "", "", ""]);
  expect(text("ORG")).toBe("Marigold Living");
  expect(values("TEL")).toEqual(["+919800000000"]);
  expect(values("EMAIL")).toEqual(["hello@marigold.example"]);
  expect(readParts(values("ADR")[0] ?? "")).toEqual(["", "", "14 Flower Market Road, Mumbai", "", "", "", ""]);
  expect(values("URL")).toEqual(["https://cards.example/marigold", "https://instagram.com/marigold"]);
  expect(text("NOTE")).toBe("Lamps; vases, and more\nMade by hand");
  expect(properties.find(({ name }) => name === "TEL")?.parameters[0]).toMatch(/^TYPE=/);
});

test.each([
  ["Hindi", "शर्मा ट्रेडर्स क्षत्रिय एण्ड सन्स प्राइवेट लिमिटेड, जयपुर"],
  ["emoji", "🙏🏽👨‍👩‍👧‍👦🇮🇳".repeat(12)],
  ["a long Latin name", "Venkateshwara International Engineering & Precision Components Mfg Pvt Ltd".repeat(3)],
  ["separators", "a\\b;c,d\\;e:f\r\ng\rh\ni"],
])("%s survives folding and escaping", (_, name) => {
  expect(read(buildContact({ name, note: name, address: name })).text("FN")).toBe(name.replace(/\r\n|\r/g, "\n"));
});

test("no text can add a property of its own", () => {
  const { properties } = read(buildContact({ name: "X\r\nTEL:666\nEND:VCARD", phone: "1\r\nURL:https://evil.test" }));
  expect(properties.filter(({ name }) => name === "TEL")).toHaveLength(1);
  expect(properties.map(({ value }) => value)).not.toContain("https://evil.test");
});

test("a person is one who works at the company, whatever the name and role say", () => {
  const works = { at: "Marigold; Living", as: "Sales\r\nTEL:666\r\nEND:VCARD" };
  const { text, values, properties } = read(buildContact({ name: "Ravi, Kumar\r\nNOTE:x", works }));
  expect(text("FN")).toBe("Ravi, Kumar\nNOTE:x");
  expect(readParts(values("N")[0] ?? "")).toEqual(["", "Ravi, Kumar\nNOTE:x", "", "", ""]);
  expect(text("ORG")).toBe("Marigold; Living");
  expect(text("TITLE")).toBe("Sales\nTEL:666\nEND:VCARD");
  expect(values("TEL")).toEqual(["+919800000000"]);
  expect(properties.map(({ name }) => name)).not.toContain("X-ABShowAs");
});

test("what is empty is left out, name and card remain", () => {
  const { properties } = read(buildContact({ phone: "", email: "", address: "", links: [], note: "" }));
  expect(properties.map(({ name }) => name)).toEqual(["FN", "N", "ORG", "X-ABShowAs"]);
});

test("the photo is a JPEG in base64, byte for byte", () => {
  const photo = Uint8Array.from({ length: maxPhotoBytes }, (_, index) => index % 251);
  const { properties } = read(buildContact({ photo }));
  const { parameters, value } = properties.find(({ name }) => name === "PHOTO") ?? { parameters: [], value: "" };
  expect(parameters).toEqual(["ENCODING=b", "TYPE=JPEG"]);
  expect(Buffer.from(value, "base64").equals(Buffer.from(photo))).toBe(true);
});
