import sharp from "sharp";
import { drawLinkPreview } from "@/lib/drawing/link-preview";
import { linkPreviewContent, linkPreviewVersion } from "@/lib/drawing/link-preview-content";
import { drawPlainLinkPreview } from "@/lib/drawing/plain-link-preview";
import { buildCompany, buildEmptyCompany } from "@/tests/components/card/build-card";
import { someNames } from "./names";

const content = { name: "Marigold Living", line: "Lamps and vases, made by hand", logo: null, color: null };

async function buildLogo(): Promise<Buffer> {
  return sharp({ create: { width: 300, height: 200, channels: 3, background: "#ff0000" } })
    .webp()
    .toBuffer();
}

async function colorAt(picture: Buffer, left: number, top: number): Promise<number[]> {
  const data = await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return [...data];
}

test.each(someNames)("the picture has the size and weight that messengers take: %s", async (_, name) => {
  const picture = await drawLinkPreview({ ...content, name }, null);
  expect(await sharp(picture).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  expect(picture.length).toBeLessThan(300 * 1024);
});

test("the logo stands in the middle, on white", async () => {
  const picture = await drawLinkPreview({ ...content, logo: "/media/x.webp" }, await buildLogo());
  const reds = await Promise.all([120, 160, 200].map((top) => colorAt(picture, 600, top)));
  expect(reds.some(([red = 0, green = 0]) => red > 220 && green < 40)).toBe(true);
});

test("the ground is the company's colour, darkened where letters would not show", async () => {
  const [red = 0, green = 0, blue = 0] = await colorAt(
    await drawLinkPreview({ ...content, color: "#b91c1c" }, null),
    60,
    250,
  );
  expect(red).toBeGreaterThan(green + 60);
  expect(red).toBeGreaterThan(blue + 60);
  const light = await colorAt(await drawLinkPreview({ ...content, color: "#ffffff" }, null), 60, 250);
  for (const channel of light) expect(channel).toBeLessThan(130);
});

test("a logo that is no picture fails, and the plain picture stands in", async () => {
  const broken = Buffer.from("no picture");
  await expect(drawLinkPreview(content, broken)).rejects.toThrow();
  for (const logo of [broken, null, await buildLogo()])
    expect(await sharp(await drawPlainLinkPreview(content, logo)).metadata()).toMatchObject({
      format: "jpeg",
      width: 1200,
      height: 630,
    });
  const [red = 0, green = 0] = await colorAt(await drawPlainLinkPreview(content, await buildLogo()), 600, 315);
  expect([red > 220, green < 40]).toEqual([true, true]);
});

test("the line is what it sells, or the first sentence about the company, or else its address", () => {
  const line = (about_us: string) => linkPreviewContent(buildCompany({ profile: { about_us } })).line;
  expect(line("Lamps by hand. Since 1984.")).toBe("Lamps by hand");
  const tagline = "Lamps. Vases.";
  expect(linkPreviewContent(buildCompany({ profile: { tagline } })).line).toBe(tagline);
  expect(line("Open at 9.30 daily! Come.")).toBe("Open at 9.30 daily!");
  expect(line("हम दीये बनाते हैं। मुंबई से।")).toBe("हम दीये बनाते हैं।");
  expect(line("")).toBe("14 Flower Market Road, Mumbai");
  expect(line("word ".repeat(100)).length).toBeLessThanOrEqual(111);
  expect(linkPreviewContent(buildEmptyCompany()).line).toBe("");
});

test("the version changes with what is drawn and with nothing else", () => {
  const version = linkPreviewVersion(buildCompany());
  expect(version).toMatch(/^[\da-f]{12}$/);
  expect(linkPreviewVersion(buildCompany({ client: { phone: "1" }, profile: { location: "" } }))).toBe(version);
  expect(linkPreviewVersion(buildCompany({ client: { company_name: "B" } }))).not.toBe(version);
  expect(linkPreviewVersion(buildCompany({ profile: { logo: "/media/b.webp" } }))).not.toBe(version);
  expect(linkPreviewVersion(buildCompany({ profile: { about_us: "B" } }))).not.toBe(version);
  const colored = buildCompany();
  Object.assign(colored.profile, { brand_color: "#123456" });
  expect(linkPreviewVersion(colored)).not.toBe(version);
});
