import type { SignInLimiter } from "./auth/sign-in-limiter";
import type { ProviderConfig } from "./config";
import type { Db } from "./db/schema";
import type { RateLimiter } from "./http/rate-limiter";
import type { Files } from "./ports/files/files";

/** Everything a route or service may use; tests pass their own. */
export type Deps = {
  db: Db;
  files: Files;
  config: ProviderConfig;
  signInLimiter: SignInLimiter;
  signUpLimiter: RateLimiter;
  /** Current time; a function, so that tests can move it. */
  now: () => Date;
};
