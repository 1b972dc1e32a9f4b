"use client";

import { PictureRefusal } from "@/lib/browser/picture/plan-picture";
import { preparePicture } from "@/lib/browser/picture/prepare-picture";
import type { PlannedRow } from "@/lib/browser/product-file/plan-rows";
import { productOperations } from "@/lib/contract/content/operations";
import { productImageRule } from "@/lib/contract/content/product-image-rule";
import { center } from "@/lib/contract/content/values";
import * as failures from "@/lib/contract/failures";
import { messageOf } from "../call/request";
import { revalidate } from "../call/use-answer";
import { createProductWithPictures } from "./pictures";
import { setProductStatus } from "./products";
import { updateProduct } from "./save-products";

/** What has come of a row; `note` says what did not work, also beside what did. */
export type RowOutcome = { kind: "created" | "updated" | "failed"; note?: string };

/**
 * Does what one row asks for.
 * @throws RequestError and PictureRefusal only through the outcome: whatever fails is told there, so that the others go on
 */
export async function importRow(planned: PlannedRow, signal: AbortSignal): Promise<RowOutcome> {
  try {
    if (planned.kind === "refuse") return { kind: "failed", note: planned.problems.join(". ") };
    const { status, ...input } = planned.row;
    if (planned.kind === "update") {
      await updateProduct(planned.product.id, input, { signal });
      if (status !== planned.product.status) await setProductStatus(planned.product.id, status);
      return { kind: "updated" };
    }
    const image = [];
    // One after the other, since a phone holds the pixels of few.
    for (const file of planned.pictures)
      image.push({ source: await preparePicture(file, productImageRule), focus: center });
    const { product, failure } = await createProductWithPictures({ ...input, image }, { signal });
    if (status === "inactive") await setProductStatus(product.id, status);
    return { kind: "created", ...(failure !== null && { note: failure }) };
  } catch (error) {
    const note = error instanceof PictureRefusal ? error.message : messageOf(error, failures.noConnection);
    return { kind: "failed", note };
  }
}

/** Has the screens ask again for what an import has changed. */
export function showImported(): Promise<void> {
  return revalidate(productOperations.listProducts);
}
