import type { SignInLimiter } from "./auth/sign-in-limiter";
import type { ProviderConfig } from "./config";
import type { Db } from "./db/schema";
import type { RateLimiter } from "./http/rate-limiter";
import type { Mail } from "./ports/mail/mail";
import type { SharedState } from "./ports/shared/shared-state";
import type { Storage } from "./storage/storage";

/** Everything a route or service may use; tests pass their own. */
export type Deps = {
  db: Db;
  storage: Storage;
  shared: SharedState;
  mail: Mail;
  config: ProviderConfig;
  signInLimiter: SignInLimiter;
  signUpLimiter: RateLimiter;
  /** Current time; a function, so that tests can move it. */
  now: () => Date;
};
