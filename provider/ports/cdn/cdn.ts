/** The CDN in front of the site. */
export type Cdn = {
  /**
   * Purges everything tagged with one of these keys, at most `keysAtOnce`.
   *
   * @throws if the purge may have failed; the error contains neither secret nor path
   */
  purge(keys: readonly string[], signal: AbortSignal): Promise<void>;
};

/** All supported CDNs accept this many keys in one call. */
export const keysAtOnce = 100;
