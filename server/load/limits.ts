/** Bytes and milliseconds. Socket limits: `httpLimits`. */
export const listenerLimits = {
  /** Longer request targets answer 414. */
  url: 8 * 1024,
  pageCache: 64 * 1024 * 1024,
  /** Cache of uncompressed variants; a larger page than `packedPage` is not stored compressed. */
  unpackedPages: 4 * 1024 * 1024,
  packedPage: 256 * 1024,
  fileCache: 16 * 1024 * 1024,
  assetCache: 32 * 1024 * 1024,
  /** A larger page is not cached. */
  cachedPage: 4 * 1024 * 1024,
  /** Share of a cache for entries on probation. */
  probationShare: 1 / 8,
  /** An entry requested this long after it was cached becomes protected. */
  protectAfter: 10_000,
  /** Maximum age where writes are not announced. */
  pageAge: 5 * 60_000,
  /** Maximum age while announcements may be lost. */
  briefPageAge: 10_000,
  /** How long an outdated page may be served while rendering fails. */
  outdatedPage: 24 * 60 * 60_000,
  /** Share of its age after which a page is refreshed in the background. */
  refreshAfter: 0.8,
  /** How long to wait for a rendering before serving the stale page. */
  staleWait: 3_000,
  /** Timeout of the company lookup; then the page is rendered to find out. */
  lookupTime: 1_000,
  renderTime: 15_000,
  /** Concurrent and queued refreshes; above this stale pages are served. */
  renewalsAtOnce: 4,
  renewalsWaiting: 64,
  /** Concurrency per kind of work. */
  places: { public: 8, app: 8, call: 16, upload: 16, media: 16 },
  /** Queue length per kind; above this 503. */
  waiting: 2_000,
  /** Queue timeout. */
  waitTime: 45_000,
} as const;
