/** What Next answered to a request without a visitor in it, reduced to what may be passed on to anybody. */
export type Answer = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** Purge tags of a page that asks to be kept; null where it does not. */
  tags: string[] | null;
  /** When what it shows changes by itself, in milliseconds since 1970; absent where it never does. */
  until?: number;
};

/** Answers that say for certain that there is no such page (any more), so an older copy of it must go too. */
export function isGone({ status }: Answer): boolean {
  return (status >= 300 && status < 400) || status === 404 || status === 410;
}
