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

/** A row that can be done. */
type PossibleRow = Exclude<PlannedRow, { kind: "refuse" }>;

/** `note`: what failed, also beside a success. */
export type RowOutcome = { kind: "created" | "updated" | "failed"; note?: string };

/** Failures are in the outcome, so the other rows continue. */
export async function importRow(planned: PossibleRow, signal: AbortSignal): Promise<RowOutcome> {
  try {
    const { status, ...input } = planned.row;
    if (planned.kind === "update") {
      await updateProduct(planned.product.id, input, { signal });
      if (status !== planned.product.status) await setProductStatus(planned.product.id, status);
      return { kind: "updated" };
    }
    const image = [];
    // Sequential: a phone has memory for few pictures.
    for (const file of planned.pictures)
      image.push({ source: await preparePicture(file, productImageRule), focus: center });
    const { product, failure } = await createProductWithPictures({ texts: null, ...input, image }, { signal });
    if (status === "inactive") await setProductStatus(product.id, status);
    return { kind: "created", ...(failure !== null && { note: failure }) };
  } catch (error) {
    const note = error instanceof PictureRefusal ? error.message : messageOf(error, failures.noConnection);
    return { kind: "failed", note };
  }
}

export function showImported(): Promise<void> {
  return revalidate(productOperations.listProducts);
}
