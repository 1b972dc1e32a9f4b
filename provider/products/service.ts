import { ApiError } from "@/lib/contract/errors";
import { limits } from "@/lib/contract/limits";
import { messages } from "@/lib/contract/messages";
import type { ListQuery } from "@/lib/contract/pagination";
import type { CreateProductInput, ProductStatus, UpdateProductInput } from "@/lib/contract/product";
import { isEmptyChange } from "../content/is-empty-change";
import { requireFound } from "../content/require-found";
import { writeContent } from "../content/write-content";
import type { Deps } from "../deps";
import { storePicture } from "../media/pictures";
import { withPicture, withPictures } from "../media/repo";
import type { Db } from "../ports/database/schema";
import * as repo from "./repo";

/** Products come, here and below, with the files of their pictures. */
export async function listProducts({ db }: Deps, clientId: number, query: ListQuery & { status?: ProductStatus }) {
  const { rows, count } = await repo.listProducts(db, clientId, query);
  return { rows: await withPictures(db, rows, "image"), count };
}

export async function getProduct({ db }: Deps, clientId: number, id: number) {
  return withPicture(db, requireFound(await repo.findProduct(db, clientId, id)), "image");
}

/** A new product is active and stands last. */
export async function createProduct(deps: Deps, clientId: number, { image: file, price, ...text }: CreateProductInput) {
  await requirePlace(deps.db, clientId);
  const image = await storeImage(deps, clientId, file);
  return writeContent(deps, clientId, async ({ trx, now, keepFiles, note }) => {
    await note("product_created", text.name);
    await keepFiles(image);
    const product = await repo.insertProduct(trx, {
      ...text,
      client_id: clientId,
      price_cents: toCents(price),
      image,
      status: "active",
      position: await requirePlace(trx, clientId),
      created_at: now,
      updated_at: now,
    });
    return withPicture(trx, product, "image");
  });
}

export async function updateProduct(deps: Deps, clientId: number, id: number, input: UpdateProductInput) {
  const product = await getProduct(deps, clientId, id);
  if (isEmptyChange(input)) return product;
  const { image: file, price, ...text } = input;
  const image = file && (await storeImage(deps, clientId, file));
  return writeContent(deps, clientId, async ({ trx, now, keepFiles, dropFiles, note }) => {
    const current = requireFound(await repo.findProduct(trx, clientId, id));
    await note("product_updated", text.name ?? current.name);
    await keepFiles(image);
    if (image) await dropFiles(current.image);
    const price_cents = price === undefined ? undefined : toCents(price);
    const change = { ...text, price_cents, image, updated_at: now };
    return withPicture(trx, requireFound(await repo.updateProduct(trx, clientId, id, change)), "image");
  });
}

export function setProductStatus(deps: Deps, clientId: number, id: number, status: ProductStatus) {
  return writeContent(deps, clientId, async ({ trx, now, note }) => {
    const product = requireFound(await repo.updateProduct(trx, clientId, id, { status, updated_at: now }));
    await note("product_updated", product.name);
    return withPicture(trx, product, "image");
  });
}

export function deleteProduct(deps: Deps, clientId: number, id: number): Promise<void> {
  return writeContent(deps, clientId, async ({ trx, dropFiles, note }) => {
    const { image, name } = requireFound(await repo.deleteProduct(trx, clientId, id));
    await note("product_deleted", name);
    await dropFiles(image);
  });
}

/** @throws ApiError 409 unless `ids` are exactly the client's products, each once */
export function orderProducts(deps: Deps, clientId: number, ids: readonly number[]): Promise<void> {
  return writeContent(deps, clientId, async ({ trx }) => {
    const present = new Set(await repo.listProductIds(trx, clientId));
    const isComplete = ids.length === present.size && new Set(ids).size === present.size;
    if (!isComplete || !ids.every((id) => present.has(id)))
      throw new ApiError("conflict", messages.productOrderChanged);
    await repo.orderProducts(trx, clientId, ids);
  });
}

/**
 * The position after the last product. Asked twice by a create: early, to spare the image's work, and in the
 * transaction, where it counts.
 */
async function requirePlace(db: Db, clientId: number): Promise<number> {
  const { count, lastPosition } = await repo.measureProducts(db, clientId);
  if (count >= limits.product.max) throw new ApiError("limit_reached", messages.productLimit);
  return lastPosition + 1;
}

async function storeImage(deps: Deps, clientId: number, file: File): Promise<string> {
  return (await storePicture(deps, { clientId, use: "product" }, file)).upload;
}

/** The contract's decimal text always has two digits, so its hundredths are exact without the point. */
function toCents(price: string | null): number | null {
  return price === null ? null : Number(price.replace(".", ""));
}
