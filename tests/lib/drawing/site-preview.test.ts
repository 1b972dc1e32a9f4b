import sharp from "sharp";
import { drawSitePreview } from "@/lib/drawing/site-preview";
import { someNames } from "./names";

test.each(someNames)("the picture has the size and weight that messengers take: %s", async (_, name) => {
  const picture = await drawSitePreview({ name, color: null }, "Digital visiting card in 2 minutes", null);
  expect(await sharp(picture).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  expect(picture.length).toBeLessThan(300 * 1024);
});

test("it shows a card in its middle square", async () => {
  const picture = await drawSitePreview({ name: "Namaskard", color: null }, "Digital visiting card in 2 minutes", null);
  const { channels } = await sharp(picture).extract({ left: 285, top: 300, width: 630, height: 330 }).stats();
  for (const { max } of channels) expect(max).toBeGreaterThan(245);
});
