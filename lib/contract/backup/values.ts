import { MB } from "../values";

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
