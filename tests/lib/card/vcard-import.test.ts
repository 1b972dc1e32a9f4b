import ICAL from "ical.js";
import sharp from "sharp";
import { buildVcard, type Contact, maxPhotoBytes } from "@/lib/card/vcard";
import { buildContact } from "./build-contact";

/** Reads a contact file with an independent library. */
function read(contact: Contact) {
  const [name, properties] = ICAL.parse(buildVcard(contact)) as [string, [string, object, string, unknown][]];
  expect(name).toBe("vcard");
  const card = new ICAL.Component([name, properties, []]);
  return {
    value: (property: string) => card.getFirstPropertyValue(property),
    // vCard 3.0 escapes semicolons in every text; this reader unescapes them in structured values only.
    text: (property: string) => String(card.getFirstPropertyValue(property)).replaceAll("\\;", ";"),
    values: (property: string) => card.getAllProperties(property).map((one) => one.getFirstValue()),
    parameter: (property: string, parameter: string) => card.getFirstProperty(property)?.getParameter(parameter),
  };
}

test("another program reads every part of a contact", () => {
  const { value, values, text } = read(buildContact());
  expect(value("version")).toBe("3.0");
  expect(value("fn")).toBe("Marigold Living");
  expect(value("n")).toEqual(["", "Marigold Living", "", "", ""]);
  expect(value("tel")).toBe("+919800000000");
  expect(value("email")).toBe("hello@marigold.example");
  expect(value("adr")).toEqual(["", "", "14 Flower Market Road, Mumbai", "", "", "", ""]);
  expect(values("url")).toEqual(["https://cards.example/marigold", "https://instagram.com/marigold"]);
  expect(text("note")).toBe("Lamps; vases, and more\nMade by hand");
});

test.each([
  ["Hindi", "शर्मा ट्रेडर्स क्षत्रिय एण्ड सन्स प्राइवेट लिमिटेड, जयपुर"],
  ["Tamil", "முருகன் ஸ்டோர்ஸ் & மளிகை; சென்னை"],
  ["Arabic", "شركة النور للتجارة، دبي"],
  ["emoji", "🪔 Diya 👨‍👩‍👧‍👦 ".repeat(12).trim()],
])("a name in %s comes back whole, over every fold", (_, name) => {
  const { value, text } = read(buildContact({ name, note: name, address: name }));
  expect(text("fn")).toBe(name);
  expect(text("note")).toBe(name);
  expect((value("adr") as unknown as string[])[2]).toBe(name);
});

test("the photo comes back as the square picture it was", async () => {
  const photo = await sharp({ create: { width: 400, height: 400, channels: 3, background: "#b45309" } })
    .jpeg()
    .toBuffer();
  expect(photo.length).toBeLessThanOrEqual(maxPhotoBytes);
  const { value, parameter } = read(buildContact({ photo }));
  expect(parameter("photo", "type")).toBe("JPEG");
  const bytes = Buffer.from(String(value("photo")), "base64");
  expect(bytes.equals(photo)).toBe(true);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 400, height: 400 });
});
