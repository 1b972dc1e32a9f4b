import { formatMegabytes } from "../../values";
import { productFileLimits } from "../values";

export const kinds = "Please choose a CSV file, a ZIP file, or a CSV file together with its pictures";
export const noTable = "None of these files is a CSV file. Please add one";
export const manyTables = "Please choose only one CSV file";
export const tooLarge = `These files are too large: at most ${formatMegabytes(productFileLimits.bytes)} together`;
export const tooMany = `A ZIP file can hold at most ${productFileLimits.entries} files`;
export const tooLong = `A file can hold at most ${productFileLimits.rows} products`;
export const damaged = "This ZIP file cannot be opened. Please make it again";
export const pictureMissing = (name: string) => `The picture ${name} is missing. Please add it to the files`;
export const pictureAmbiguous = (name: string) =>
  `There is more than one picture ${name}. Write its folder before its name, e.g. lamps/lamp.jpg.`;
export const pictureUnnamed = "Write the name of at least one picture for this product";
export const nameThere = "You already have a product with this name";
export const nameRepeated = "This name is in the file more than once";
export const priceAmbiguous = (column: string, price: string, whole: string) =>
  `${column}: ${price} can be read in two ways. Write ${whole}, or put a point before the decimals, e.g. 12.50.`;
export const dayUnclear = (column: string, day: string) =>
  `${column}: ${day} is not clear. Write it as year-month-day, e.g. 2027-12-31.`;
