import { productFileLimits } from "../limits/file";
import { formatMegabytes } from "../limits/megabytes";

export const kinds = "Please choose a CSV file, a ZIP file, or a CSV file together with its pictures";
export const noTable = "There is no CSV file among these files";
export const manyTables = "There is more than one CSV file among these files";
export const tooLarge = `These files are too large: at most ${formatMegabytes(productFileLimits.bytes)} together`;
export const tooMany = `A ZIP file can hold at most ${productFileLimits.entries} files`;
export const tooLong = `A file can hold at most ${productFileLimits.rows} products`;
export const damaged = "This ZIP file is damaged, or of a kind that cannot be read";
export const pictureMissing = (name: string) => `The picture ${name} is not among the files`;
export const pictureAmbiguous = (name: string) =>
  `There is more than one picture ${name}. Write its folder before its name, such as lamps/lamp.jpg.`;
export const pictureUnnamed = "Name at least one picture of this product";
export const nameThere = "You have a product of this name already";
export const nameRepeated = "This name is in the file more than once";
export const priceAmbiguous = (column: string, price: string, whole: string) =>
  `${column}: ${price} can be two amounts. Write ${whole}, or its decimals behind a point, such as 12.50.`;
export const dayUnclear = (column: string, day: string) =>
  `${column}: ${day} is not clear. Write year, month and day, such as 2027-12-31.`;
