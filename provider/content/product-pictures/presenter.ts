import type { ProductPicture } from "@/lib/contract/content/product";
import type { Deps } from "../../deps";
import { presentPicture } from "../../media/presenter";
import type { Pictured } from "../../media/repo";
import type { PictureRow } from "./repo";

export function presentProductPicture(
  deps: Pick<Deps, "config">,
  { id, focus_x: x, focus_y: y, files }: Pictured<PictureRow>,
): ProductPicture {
  const { url, set } = presentPicture(deps, files);
  return { id, image: url ?? "", image_set: set, focus: { x, y } };
}
