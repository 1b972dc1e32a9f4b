import sharp, { type Sharp } from "sharp";
import type { Company } from "@/lib/contract/company";
import { keepDrawing } from "@/lib/drawing/kept-drawings";
import { paletteOf } from "@/lib/drawing/palette";
import { drawPreview } from "@/lib/drawing/preview";
import { brandColor, previewContent, previewSize, previewVersion } from "@/lib/drawing/preview-content";
import { paths } from "@/lib/paths";
import { loadLogo } from "../load-logo";
import { serveCompanyFile } from "../serve-company";

export const dynamic = "force-dynamic";

/** What messengers show beside a link to the card. */
export const GET = serveCompanyFile(paths.previewPicture, async (company, slug) => {
  const draw = async () => drawPreview(previewContent(company), await loadLogo(company));
  const body = await keepDrawing(previewVersion(company), draw).catch((error) => {
    console.error(`The preview picture of ${paths.card(slug)} could not be drawn`, error);
    return drawPlain(company);
  });
  return { type: "image/jpeg", body };
});

/** Where a drawing fails, a link still has its picture: the logo alone, or the company's colour. */
async function drawPlain(company: Company): Promise<Buffer> {
  const background = paletteOf(brandColor(company.profile)).ground;
  const logo = await loadLogo(company);
  const ground = (input: Sharp) => input.flatten({ background }).jpeg().toBuffer();
  const plain = () => ground(sharp({ create: { ...previewSize, channels: 3, background } }));
  if (!logo) return plain();
  return ground(sharp(logo).resize({ ...previewSize, fit: "contain", background })).catch(plain);
}
