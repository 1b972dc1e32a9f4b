import { said } from "../../../i18n/said";
import { MB } from "../../values";
import { productFileLimits } from "../values";

export const kinds = said("content-rules.productFile.kinds");
export const noTable = said("content-rules.productFile.noTable");
export const manyTables = said("content-rules.productFile.manyTables");
export const tooLarge = said("content-rules.productFile.tooLarge", { megabytes: productFileLimits.bytes / MB });
export const tooMany = said("content-rules.productFile.tooMany", { most: productFileLimits.entries });
export const tooLong = said("content-rules.productFile.tooLong", { most: productFileLimits.rows });
export const damaged = said("content-rules.productFile.damaged");
export const pictureMissing = (name: string) => said("content-rules.productFile.pictureMissing", { name });
export const pictureAmbiguous = (name: string) => said("content-rules.productFile.pictureAmbiguous", { name });
export const pictureUnnamed = said("content-rules.productFile.pictureUnnamed");
export const nameThere = said("content-rules.productFile.nameThere");
export const nameRepeated = said("content-rules.productFile.nameRepeated");
export const priceAmbiguous = (column: string, price: string, whole: string) =>
  said("content-rules.productFile.priceAmbiguous", { column, price, whole });
export const dayUnclear = (column: string, day: string) =>
  said("content-rules.productFile.dayUnclear", { column, day });
export const inColumn = (column: string, reason: string) =>
  said("content-rules.productFile.inColumn", { column, reason });
