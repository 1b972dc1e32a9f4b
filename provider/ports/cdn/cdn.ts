/** What keeps copies of public answers in front of the site. */
export type Cdn = {
  /**
   * Drops every copy under one of these keys, of which there are at most `keysAtOnce`.
   * @throws where it is not certain that they are gone; the error has neither secret nor path in it
   */
  purge(keys: readonly string[], signal: AbortSignal): Promise<void>;
};

/** Every CDN takes as many in one call. */
export const keysAtOnce = 100;
