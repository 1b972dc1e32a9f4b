/**
 * Every number the product promises stands in this folder, once. Sizes are bytes, lengths are characters, times are
 * milliseconds unless the name says otherwise. Schemas, body limits, form hints and tests read them from here. Each area
 * has objects of its own, so that a screen loads the numbers of its areas. Here are those of calls and of any screen.
 */
import { MB } from "./megabytes";

export const callLimits = {
  requestTimeout: 10_000,
  /** What the site reads of a provider for itself: bytes of an answer, and milliseconds for all of it. */
  ownAnswer: { bytes: 16 * MB, time: 30_000 },
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
