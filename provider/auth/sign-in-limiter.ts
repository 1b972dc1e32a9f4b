/** Slows down guessing: attempts per address, failures per account. Memory is bounded. */
export type SignInLimiter = {
  /** @throws ApiError 429 with Retry-After when this address or account has to wait. */
  check(address: string, email: string): void;
  failed(address: string, email: string): void;
  succeeded(address: string, email: string): void;
};
