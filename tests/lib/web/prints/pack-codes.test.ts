import fc from "fast-check";
import { unzipSync } from "fflate";
import { fileName, packCodes } from "@/lib/web/prints/pack-codes";

test.each([
  ["Ravi Kumar", "ravi-kumar-12.svg"],
  ["रवि कुमार", "रवि-कुमार-12.svg"],
  ["محمد عمران", "محمد-عمران-12.svg"],
  ["../../etc/passwd", "etc-passwd-12.svg"],
  ["CON", "con-12.svg"],
  ["🌸", "12.svg"],
  ["A. B. (Sales)", "a-b-sales-12.svg"],
])("the file of %s is %s", (name, file) => {
  expect(fileName({ id: 12, name })).toBe(file);
});

test("whatever people are called, every system takes the names, and no two are the same", () => {
  const name = fc.oneof(fc.string({ unit: "binary", maxLength: 80 }), fc.constant("Ravi"), fc.constant("ﬀ".repeat(80)));
  fc.assert(
    fc.property(fc.array(name, { minLength: 2 }), (names) => {
      const files = names.map((one, index) => fileName({ id: index + 1, name: one }));
      expect(new Set(files.map((file) => file.toLowerCase())).size).toBe(files.length);
      for (const file of files) {
        expect(file).not.toMatch(/[\\/:*?"<>|\p{C}]|^[. ]|[. ]\.svg$/u);
        expect(Buffer.byteLength(file)).toBeLessThanOrEqual(255);
      }
    }),
  );
});

test("the file comes piece by piece, and has all pictures", async () => {
  const people = Array.from({ length: 30 }, (_, index) => ({
    id: index + 1,
    name: "रवि",
    link: "https://cards.example/a",
  }));
  const pieces: Uint8Array[] = [];
  for await (const piece of packCodes(people, { name: "Acme", logo: null, color: null })) pieces.push(piece);
  expect(pieces.length).toBeGreaterThan(30);
  const files = unzipSync(Buffer.concat(pieces));
  expect(Object.keys(files)).toEqual(people.map(({ id }) => `रवि-${id}.svg`));
});
