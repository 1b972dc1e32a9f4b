import { picturesWithinPlan } from "@/lib/contract/cards/within-plan";
import * as productMessages from "@/lib/contract/content/messages/product";
import {
  type CreateProductInput,
  isOfferPossible,
  type ProductStatus,
  tooExactPrices,
  type UpdateProductInput,
} from "@/lib/contract/content/product";
import { productFields } from "@/lib/contract/content/product-fields";
import type { Prices } from "@/lib/contract/content/values";
import { ApiError, fieldError } from "@/lib/contract/errors";
import { decimalsOf } from "@/lib/contract/money";
import { productsTag } from "@/lib/contract/page-tags";
import { findCurrency } from "../../clients/repo";
import type { Deps } from "../../deps";
import { requireFound } from "../../kernel/http/require-found";
import { requireWholeOrder } from "../../kernel/http/require-whole-order";
import { localTime } from "../../kernel/local-time";
import { isEmptyChange } from "../../kernel/write/is-empty-change";
import { readLimitsOf } from "../../plans/allowance";
import { settleClient } from "../../plans/resting";
import { fromColumns, toColumns } from "../../ports/database/field-columns";
import type { Db } from "../../ports/database/schema";
import { findSite } from "../../site/repo";
import { listPictures, type WithPictures, withProductPictures } from "../product-pictures/repo";
import { putFirstPicture, storeProductPicture } from "../product-pictures/service";
import { type Author, writeContent } from "../write-content";
import * as repo from "./repo";

/** Products are returned with their pictures, here and below. */
export async function listProducts({ db }: Deps, clientId: number, query: repo.ProductQuery) {
  const { rows, count } = await repo.listProducts(db, clientId, query);
  return { rows: await withProductPictures(db, rows), count };
}

/** What a card shows: those for sale that do not rest beyond the plan, with as many pictures as it has. */
export async function listShownProducts(deps: Deps, clientId: number, query: repo.ProductQuery) {
  const { rows, count } = await listProducts(deps, clientId, { ...query, status: "active", is_resting: false });
  return { rows: picturesWithinPlan(await readLimitsOf(deps.db, clientId), rows), count };
}

export async function getProduct({ db }: Deps, clientId: number, id: number) {
  return withOwnPictures(db, requireFound(await repo.findProduct(db, clientId, id)));
}

/** A new product is active and added at the end. */
export async function createProduct(deps: Deps, actor: Author, input: CreateProductInput) {
  const { clientId } = actor;
  const { image: file, ...fields } = input;
  await requirePlace(deps.db, clientId);
  await requireDecimals(deps, clientId, fields);
  await requireDayToCome(deps, clientId, fields.offer_until);
  const image = await storeProductPicture(deps, clientId, file);
  return writeContent(deps, actor, async (write) => {
    const { trx, now, note, changed } = write;
    await note("product_created", fields.name);
    changed(productsTag);
    const product = await repo.insertProduct(trx, {
      ...toColumns(productFields, fields),
      client_id: clientId,
      status: "active",
      position: await requirePlace(trx, clientId),
      created_at: now,
      updated_at: now,
    });
    await putFirstPicture(write, product.id, image);
    return withOwnPictures(trx, product);
  });
}

export async function updateProduct(deps: Deps, actor: Author, id: number, input: UpdateProductInput) {
  const { clientId } = actor;
  const product = await getProduct(deps, clientId, id);
  if (isEmptyChange(input)) return product;
  const { image: file, ...fields } = input;
  await requireDayToCome(deps, clientId, fields.offer_until);
  await requireDecimals(deps, clientId, fields, fromColumns(productFields, product));
  const image = file && (await storeProductPicture(deps, clientId, file));
  return writeContent(deps, actor, async (write) => {
    const { trx, now, note, changed } = write;
    const current = requireFound(await repo.findProduct(trx, clientId, id));
    const columns = toColumns(productFields, fields);
    if (!isOfferPossible(fromColumns(productFields, { ...current, ...columns } as typeof current)))
      throw fieldError("old_price", productMessages.oldPriceTooLow);
    await note("product_updated", fields.name ?? current.name);
    const isMoved = (["name", "category"] as const).some(
      (field) => (fields[field] ?? current[field]) !== current[field],
    );
    if (isMoved) changed(productsTag);
    if (image) await putFirstPicture(write, id, image);
    const change = { ...columns, updated_at: now };
    return withOwnPictures(trx, requireFound(await repo.updateProduct(trx, clientId, id, change)));
  });
}

export function setProductStatus(deps: Deps, actor: Author, id: number, status: ProductStatus) {
  const { clientId } = actor;
  return writeContent(deps, actor, async ({ trx, now, note, changed }) => {
    const product = requireFound(await repo.updateProduct(trx, clientId, id, { status, updated_at: now }));
    await note("product_updated", product.name);
    changed(productsTag);
    return withOwnPictures(trx, product);
  });
}

export function deleteProduct(deps: Deps, actor: Author, id: number): Promise<void> {
  const { clientId } = actor;
  return writeContent(deps, actor, async ({ trx, dropFiles, note, changed }) => {
    const pictures = await listPictures(trx, [id]);
    const { name } = requireFound(await repo.deleteProduct(trx, clientId, id));
    await settleClient(trx, clientId);
    await note("product_deleted", name);
    changed(productsTag);
    for (const { image } of pictures) await dropFiles(image);
  });
}

/** @throws ApiError 409 unless `ids` are exactly the client's products, each once */
export function orderProducts(deps: Deps, actor: Author, ids: readonly number[]): Promise<void> {
  const { clientId } = actor;
  return writeContent(deps, actor, async ({ trx }) => {
    requireWholeOrder(ids, await repo.listProductIds(trx, clientId), productMessages.orderChanged);
    await repo.orderProducts(trx, clientId, ids);
  });
}

/** Addresses of the pages of products for sale, after one id. */
export async function listProductAddresses({ db }: Deps, { after, page_size }: { after: number; page_size: number }) {
  const rows = await repo.listProductAddresses(db, after, page_size);
  return { rows, last: await repo.findLastProductId(db) };
}

/**
 * Ends an offer whose last day is over and restores the old price. Checks the day again, because it may have changed in
 * the meantime.
 */
export function endOffer(deps: Deps, clientId: number, id: number, today: string): Promise<void> {
  return writeContent(deps, { clientId }, async ({ trx, now }) => {
    const product = await repo.findProduct(trx, clientId, id);
    if (!product?.offer_until || product.offer_until >= today) return;
    const { price_thousandths: price, old_price_thousandths: before } = product;
    const price_thousandths = price === null || before === null ? price : before;
    await repo.updateProduct(trx, clientId, id, {
      price_thousandths,
      old_price_thousandths: null,
      offer_until: null,
      updated_at: now,
    });
  });
}

/** @throws ApiError 400 if the offer's last day is past in the client's time zone */
async function requireDayToCome({ db, config, now }: Deps, clientId: number, day: string | null | undefined) {
  if (!day) return;
  const zone = (await repo.findTimeZone(db, clientId)) ?? config.timeZone;
  if (day < localTime(zone, now()).day) throw fieldError("offer_until", productMessages.offerOver);
}

/** @throws ApiError 400 for a price with more decimals than the client's currency has */
async function requireDecimals({ db, config }: Deps, clientId: number, prices: Prices, before?: Prices): Promise<void> {
  const most = decimalsOf((await findCurrency(db, clientId)) ?? config.currency ?? (await findSite(db))?.currency);
  const [field] = tooExactPrices(prices, most, before);
  if (field) throw fieldError(field, productMessages.priceTooExact(most));
}

/**
 * The position after the last product. Checked twice on create: early, before the image is processed for nothing, and
 * in the transaction, to prevent a race.
 */
async function requirePlace(db: Db, clientId: number): Promise<number> {
  const { products: most } = await readLimitsOf(db, clientId);
  const { count, lastPosition } = await repo.measureProducts(db, clientId);
  if (count >= most) throw new ApiError("limit_reached", productMessages.limit(most));
  return lastPosition + 1;
}

async function withOwnPictures<R extends { id: number }>(db: Db, product: R): Promise<WithPictures<R>> {
  const [pictured] = await withProductPictures(db, [product]);
  return pictured as WithPictures<R>;
}
