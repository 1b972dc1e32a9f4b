import { MB } from "./megabytes";

export const profileLimits = {
  companyName: 80,
  siteName: 60,
  phone: 32,
  tagline: 80,
  address: 500,
  aboutUs: 2_000,
  link: 2_048,
  /** An address stays its card's for good: how many a card may have, and how many new ones in a day. */
  slug: { min: 2, max: 60, most: 50, perDay: 10 },
  category: 60,
  /** The earliest year that a company can be from. */
  founded: 1_000,
  sectionTitle: 60,
  logo: { bytes: 10 * MB, side: 1_024, recommendedSide: 512 },

  /** Spans that a day may have, dates that may differ from the week, and what may be said of one. */
  openingHours: { spans: 4, dates: 60, note: 40 },
  /** Of a payment address and the name beside it; the largest amount, in rupees, that a code asks for. */
  upi: { id: 100, name: 99, amount: 1_000_000 },
  /** `number`: digits of an account. */
  bank: { name: 100, number: { min: 6, max: 20 } },
  /** Further numbers, and what each is for. */
  phones: { max: 8, label: 40 },
  links: { max: 20, title: 60 },
  branches: { max: 12, name: 60 },
} as const;
