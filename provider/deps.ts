import type { Recorder } from "./analytics/counting/recorder";
import type { ProviderConfig } from "./config";
import type { SignInLimiter } from "./identity/sign-in/limiter";
import type { Announce } from "./kernel/write/announce";
import type { Streams } from "./notifications/streams";
import type { Cdn } from "./ports/cdn/cdn";
import type { Db } from "./ports/database/schema";
import type { Files } from "./ports/files/files";
import type { Gateway } from "./ports/gateway/gateway";
import type { Mail } from "./ports/mail/mail";
import type { Oidc } from "./ports/oidc/oidc";
import type { FindPlace } from "./ports/places";
import type { Push } from "./ports/push/push";
import type { SharedState } from "./ports/shared/shared-state";

/** Everything a route or service may use; tests pass their own. */
export type Deps = {
  db: Db;
  files: Files;
  announce: Announce;
  shared: SharedState;
  mail: Mail;
  push: Push;
  /** The operator's own sign-in service, where there is one. */
  oidc: Oidc | null;
  /** What keeps copies of pages in front of the site, where there is such. */
  cdn: Cdn | null;
  /** Whose pages clients pay on, where there is one. */
  gateway: Gateway | null;
  streams: Streams;
  config: ProviderConfig;
  signInLimiter: SignInLimiter;
  recorder: Recorder;
  findPlace: FindPlace;
  /** Current time; a function, so that tests can move it. */
  now: () => Date;
};
