/**
 * The numbers that the product promises, here those of any subject; each subject's own are in its `values.ts`. Sizes are
 * bytes, lengths are characters, times are milliseconds unless the name says otherwise. Schemas, body limits, form hints
 * and tests read them.
 */
export const MB = 1024 * 1024;

export function formatMegabytes(bytes: number): string {
  return `${bytes / MB}MB`;
}

/** Of any picture that is uploaded. */
export const pictureLimits = {
  /** What a picture may take that the browser has drawn anew. */
  prepared: MB,
  /** Largest picture that is decoded at all, in pixels. */
  pixels: 40_000_000,
} as const;

/** Spans that a day may have, dates that may differ from the week, and what may be said of one. */
export const openingHoursLimits = { spans: 4, dates: 60, note: 40 } as const;

/** The longest of what is typed in more than one subject. */
export const textLimits = { email: 254, companyName: 80, phone: 32, link: 2_048, linkTitle: 60 } as const;

export const callLimits = {
  requestTimeout: 10_000,
  /** What the site reads of a provider for itself: bytes of an answer, and milliseconds for all of it. */
  ownAnswer: { bytes: 16 * 1024 * 1024, time: 30_000 },
  jsonBody: 256 * 1024,
  /** What multipart framing and text fields may add to the file itself. */
  multipartOverhead: 256 * 1024,
  idempotencyKey: 200,
  search: 200,
  pageSize: { default: 20, max: 100 },
  /** The lists of all cards and of all their products are read by machines, a thousand at a time. */
  companyPage: 1_000,
} as const;

export const screenLimits = {
  /** How long a screen says that something succeeded. */
  successMessage: 3_000,
  /** How long the client screen says why a client could not be activated or deactivated. */
  statusFailure: 5_000,
  /** How long a changed password is confirmed before the screen is left. */
  passwordRedirect: 2_000,
  /** How long sample figures take to appear, as measured ones would. */
  sampleDelay: 1_000,
} as const;

/** What a picked or uploaded file may be. One rule per use drives the schema, the body limit, the picker and the hint. */
export type FileRule = {
  bytes: number;
  /** File name endings, lower case, with dot. */
  extensions: readonly string[];
  /** Declared media types; an empty type (some phones send none) passes, because the content is checked anyway. */
  types: readonly string[];
  messages: { required: string; invalid: string; tooLarge: string };
};

/** A picture; one that is wider or higher than `side` pixels is made smaller before it is sent. */
export type PictureRule = FileRule & { side: number };

export const imageExtensions = [".jpg", ".jpeg", ".png", ".gif", ".webp", ".avif"] as const;

export const imageTypes = ["image/jpeg", "image/png", "image/gif", "image/webp", "image/avif"] as const;

/** For the `accept` attribute of a file input. */
export function acceptOf(rule: FileRule): string {
  return [...rule.types, ...rule.extensions].join(",");
}

/** By name and declared type alone. */
export function hasAllowedKind(file: File, rule: FileRule): boolean {
  const name = file.name.toLowerCase();
  return (
    rule.extensions.some((extension) => name.endsWith(extension)) &&
    (file.type === "" || rule.types.includes(file.type.toLowerCase()))
  );
}

/** The product's own colour, for a company without one. */
export const defaultBrandColor = "#0b5d75";
