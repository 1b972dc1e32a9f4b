import { MB } from "./values";

/** How much a client may have at once. Lengths of texts and sizes of one file are the subjects' own, and everybody's. */
export type Limits = {
  documents: number;
  products: number;
  picturesOfProduct: number;
  videos: number;
  banners: number;
  people: number;
  /** What all files may take, with those of the last day that were replaced: several times what a card can show. */
  bytes: number;
};

const everybody: Limits = {
  documents: 2,
  products: 20,
  picturesOfProduct: 6,
  videos: 50,
  banners: 10,
  people: 20,
  bytes: 100 * MB,
};

/** What one client may have: the account of a screen, or its id in the provider; null for who is none yet. */
export function limitsOf(_client: { client_id?: number | null } | null): Limits {
  return everybody;
}

/** The most that any client may have, for schemas, which do not know whose a list is. */
export const highestLimits = everybody;
