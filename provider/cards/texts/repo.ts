import { bannerTexts } from "@/lib/contract/content/banner";
import { documentTexts } from "@/lib/contract/content/document";
import { personFields } from "@/lib/contract/content/person-fields";
import { productFields } from "@/lib/contract/content/product-fields";
import { videoTexts } from "@/lib/contract/content/video";
import type { Db } from "../../ports/database/schema";

// A client's contents are few, so all of their texts are read; the columns have the names of the contract.

export function listBannerTexts(db: Db, clientId: number) {
  return db
    .selectFrom("banners")
    .select(["texts", ...bannerTexts.names])
    .where("client_id", "=", clientId)
    .execute();
}

export function listDocumentTexts(db: Db, clientId: number) {
  return db
    .selectFrom("documents")
    .select(["texts", ...documentTexts.names])
    .where("client_id", "=", clientId)
    .execute();
}

export function listProductTexts(db: Db, clientId: number) {
  const { names } = productFields.texts;
  return db
    .selectFrom("products")
    .select(["texts", ...names])
    .where("client_id", "=", clientId)
    .execute();
}

export function listVideoTexts(db: Db, clientId: number) {
  return db
    .selectFrom("videos")
    .select(["texts", ...videoTexts.names])
    .where("client_id", "=", clientId)
    .execute();
}

export function listPersonTexts(db: Db, clientId: number) {
  const { names } = personFields.texts;
  return db
    .selectFrom("people")
    .select(["texts", "links", "hours", ...names])
    .where("client_id", "=", clientId)
    .execute();
}
