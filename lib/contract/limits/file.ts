import { MB } from "./megabytes";

/**
 * A file of products: bytes of all that is picked together and, unpacked, of all and of one; how many files there may be
 * in a ZIP file.
 */
export const productFileLimits = {
  bytes: 150 * MB,
  unpacked: 300 * MB,
  entry: 25 * MB,
  entries: 500,
  rows: 200,
} as const;

/**
 * A file of clients: how much of it is read, how many rows go in one call, so that a slow machine answers in time, and
 * how many in one look at the database.
 */
export const clientFileLimits = { bytes: MB, rows: 1_000, batch: 10, exportPage: 100 } as const;

/**
 * A whole card as a file: bytes of it and of one entry in it; its headers; addresses, and former names, that a card has
 * beyond which none come along; rows that are read or written before others have a turn. `rows`: of each kind in one file,
 * and leads, reviews and appointments of a client beyond which none come along. `figures`: of one day, and in all.
 */
export const cardFileLimits = {
  bytes: 100 * MB,
  entry: 16 * MB,
  headers: 1_000,
  former: 50,
  batch: 50,
  rows: 20_000,
  figures: { day: 2_000, all: 300_000 },
} as const;
