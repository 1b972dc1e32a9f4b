import type { Focus } from "@/lib/contract/content/focus";
import * as productMessages from "@/lib/contract/content/messages/product";
import type { AddProductPictureInput } from "@/lib/contract/content/product";
import { center } from "@/lib/contract/content/values";
import { ApiError } from "@/lib/contract/errors";
import type { Deps } from "../../deps";
import { requireFound } from "../../kernel/http/require-found";
import { requireWholeOrder } from "../../kernel/http/require-whole-order";
import type { Write } from "../../kernel/write/write";
import { storePicture } from "../../media/pictures";
import { withPicture } from "../../media/repo";
import { readLimitsOf } from "../../plans/allowance";
import type { Db } from "../../ports/database/schema";
import { type Author, writeContent } from "../write-content";
import * as repo from "./repo";

/** A product's id and a picture's id from the path. */
type Named = { id: number; picture: number };

/**
 * @throws ApiError 404, as do all below, for another client's product, 409 if the product has the maximum of pictures
 */
export async function addPicture(deps: Deps, actor: Author, id: number, { image, focus }: AddProductPictureInput) {
  const { clientId } = actor;
  await requirePlace(deps.db, clientId, id);
  const upload = await storeProductPicture(deps, clientId, image);
  return writePictures(deps, actor, id, async ({ trx, keepFiles }) => {
    const position = await requirePlace(trx, clientId, id);
    await keepFiles(upload);
    const row = { product_id: id, position, image: upload, focus_x: focus.x, focus_y: focus.y };
    return withPicture(trx, await repo.insertPicture(trx, row), "image");
  });
}

export function updatePicture(deps: Deps, actor: Author, { id, picture }: Named, { x, y }: Focus) {
  return writePictures(deps, actor, id, async ({ trx }) => {
    const row = await repo.updatePicture(trx, id, picture, { focus_x: x, focus_y: y });
    return withPicture(trx, requireFound(row), "image");
  });
}

/** @throws ApiError 409 for the only picture */
export function deletePicture(deps: Deps, actor: Author, { id, picture }: Named): Promise<void> {
  return writePictures(deps, actor, id, async ({ trx, dropFiles }) => {
    const { image } = requireFound(await repo.deletePicture(trx, id, picture));
    if ((await repo.listPictures(trx, [id])).length === 0) throw new ApiError("conflict", productMessages.pictureLast);
    await dropFiles(image);
  });
}

/** @throws ApiError 409 unless `ids` are exactly the product's pictures, each once */
export function orderPictures(deps: Deps, actor: Author, id: number, ids: readonly number[]): Promise<void> {
  return writePictures(deps, actor, id, async ({ trx }) => {
    const present = (await repo.listPictures(trx, [id])).map((picture) => picture.id);
    requireWholeOrder(ids, present, productMessages.picturesChanged);
    for (const [index, picture] of ids.entries()) await repo.updatePicture(trx, id, picture, { position: index + 1 });
  });
}

/** Stores a picture; the write that uses it must call `keepFiles`. */
export async function storeProductPicture(deps: Deps, clientId: number, file: File): Promise<string> {
  return (await storePicture(deps, { clientId, use: "product" }, file)).upload;
}

/** Makes an upload the product's first picture; replaces the former first. Call it in a write of the product. */
export async function putFirstPicture({ trx, keepFiles, dropFiles }: Write, id: number, image: string): Promise<void> {
  const [first] = await repo.listPictures(trx, [id]);
  const shown = { image, focus_x: center.x, focus_y: center.y };
  await keepFiles(image);
  if (first) await repo.updatePicture(trx, id, first.id, shown);
  else await repo.insertPicture(trx, { product_id: id, position: 1, ...shown });
  await dropFiles(first?.image);
}

/** Runs a write of the pictures of a client's own product, and sets the product's update time. */
function writePictures<T>(deps: Deps, actor: Author, id: number, work: (write: Write) => Promise<T>): Promise<T> {
  const { clientId } = actor;
  return writeContent(deps, actor, async (open) => {
    const { name } = requireFound(await repo.touchProduct(open.trx, clientId, id, open.now));
    const result = await work(open);
    await open.note("product_updated", name);
    return result;
  });
}

/** The position after the last picture. Checked twice, as for products: early and in the transaction. */
async function requirePlace(db: Db, clientId: number, id: number): Promise<number> {
  const { pictures: most } = await readLimitsOf(db, clientId);
  const { count, lastPosition } = requireFound(await repo.measurePictures(db, clientId, id));
  if (count >= most) throw new ApiError("limit_reached", productMessages.pictureLimit(most));
  return lastPosition + 1;
}
