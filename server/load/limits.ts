/** Bounds of the listener; sizes in bytes, times in milliseconds. Those of sockets stand in `httpLimits`. */
export const listenerLimits = {
  /** Longer request targets answer 414. */
  url: 8 * 1024,
  pageCache: 64 * 1024 * 1024,
  /** Of pages that are kept packed and were asked for as they are; a page that is larger than the second is not. */
  unpackedPages: 4 * 1024 * 1024,
  packedPage: 256 * 1024,
  fileCache: 16 * 1024 * 1024,
  assetCache: 32 * 1024 * 1024,
  /** A larger page passes through without being kept. */
  cachedPage: 4 * 1024 * 1024,
  /** Of a cache, what is left to everything that nobody has come back to. */
  probationShare: 1 / 8,
  /** From when on after it came a page that is asked for again is one that visitors come back to. */
  protectAfter: 10_000,
  /** A cached page older than this is rendered again before anybody sees it, where writes are not announced. */
  pageAge: 5 * 60_000,
  /** The same while announcements may be lost. */
  briefPageAge: 10_000,
  /** How long a page whose content has changed is shown at most while no other can be made in its place. */
  outdatedPage: 24 * 60 * 60_000,
  /** The part of its age from which on a page that is asked for is rendered again in the background. */
  refreshAfter: 0.8,
  /** How long a visitor waits for a new rendering where an old one could be shown instead. */
  staleWait: 3_000,
  /** How long a page waits to learn whether there is such a company, before it is rendered to find out. */
  lookupTime: 1_000,
  renderTime: 15_000,
  /** Old pages that are renewed at once, and that wait for it; above this they are shown on. */
  renewalsAtOnce: 4,
  renewalsWaiting: 64,
  /** How much of each sort is under way at once; more would not be done sooner, only keep everybody waiting. */
  places: { public: 8, app: 8, call: 16, upload: 16, media: 16 },
  /** Requests of each sort that wait for a place; above this the answer is 503. */
  waiting: 2_000,
  /** Nobody waits longer than this for a place; a connection that stands still ends not much later. */
  waitTime: 45_000,
} as const;
