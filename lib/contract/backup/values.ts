import { MB } from "../values";

/**
 * Limits of a whole-card file: bytes in all and of one entry; bytes of headers; addresses and former names (further ones
 * are left out); rows read or written in one turn. `rows`: of each kind in one file, and of leads, reviews and
 * appointments of a client (further ones are left out). `cards`: of many clients in one archive. `memberships`: each person's, and some without a card. `figures`: of one day, and in all.
 */
export const cardFileLimits = {
  bytes: 100 * MB,
  cards: 100,
  memberships: 2_100,
  entry: 16 * MB,
  headers: 1_000,
  former: 50,
  batch: 50,
  rows: 20_000,
  figures: { day: 2_000, all: 300_000 },
} as const;
