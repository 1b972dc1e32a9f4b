import type { CountryCode } from "libphonenumber-js/min";
import type { SignUpMode } from "@/lib/contract/clients/values";
import type { KeyRing } from "@/lib/runtime/secrets/key-ring";
import type { CdnOptions } from "./ports/cdn/webhook";
import type { S3Options } from "./ports/files/s3-client";
import type { GatewayOptions } from "./ports/gateway/open";
import type { OidcOptions } from "./ports/oidc/openid";

/** What a provider needs to know; `server/` and the stand-alone entry fill it from the environment. */
export type ProviderConfig = {
  /** Folder for secrets and files, and for the database where there is no `databaseUrl`. */
  dataDir: string;
  /** Which source this was built from. */
  buildId: string;
  /** A PostgreSQL database, `postgres://…`; without one there is an SQLite file in `dataDir`. */
  databaseUrl?: string;
  /** Public address of the site, which mails lead to. */
  siteUrl: string;
  /** Its name, where no administrator may give it another. */
  brandName?: string;
  /** Signs access tokens, links and forms, and derives refresh tokens. */
  tokenKeys: KeyRing;
  /** Sign-in attempts per minute and address. */
  loginRatePerMinute: number;
  /** Put before `/media/…` in answers; empty where the web app serves media under its own address. */
  mediaBaseUrl: string;
  /** The country, by its ISO 3166 code, to which numbers belong that are typed without one. */
  phoneRegion: CountryCode;
  /** The ISO 4217 code of prices of companies that choose no other, where no administrator may give another. */
  currency?: string;
  /** An IANA name: by which days are counted for companies that name no other. */
  timeZone: string;
  signUp: SignUpMode;
  /** How many people a client without a plan may have. */
  peopleLimit: number;
  /** For how many days single events are kept; the figures made of them stay. */
  eventsRetentionDays: number;
  /** A database of MaxMind's format that tells where an address is; without one nothing is looked up. */
  geoipFile?: string;
  /** For how many days leads are kept after they last changed. */
  leadsRetentionDays: number;
  /** For how many days rejected reviews are kept; approved ones stay. */
  reviewsRetentionDays: number;
  /** Whether administrators may see what visitors sent to companies, not only how much it is. */
  adminSeesLeads: boolean;
  /** Whether administrators have to turn on the second step of signing in before anything else. */
  adminNeedsTwoFactor: boolean;
  /** Valkey or Redis that several processes share; without it limits and locks are this process's own. */
  redisUrl?: string;
  /** The server that takes mail, and whom it is from, as `Name <address>`; without it none is sent. */
  smtpUrl?: string;
  mailFrom?: string;
  /** Origins besides the known ones that notifications may be sent through. */
  pushServices: readonly string[];
  /** The operator's own sign-in service. */
  oidc?: OidcOptions;
  /** What keeps copies of pages in front of the site, and is told of changes. */
  cdn?: CdnOptions;
  /** Whose pages clients pay on; without it they pay by hand alone. */
  gateway?: GatewayOptions;
  /** Where files go instead of the data folder. */
  s3?: S3Options;
  /** Where the newest release is told; without it nobody is asked. */
  releasesUrl?: string;
  backup: BackupConfig;
};

export type BackupConfig = {
  /** A folder, or a bucket as `https://KEY:SECRET@host/bucket/folder?region=…`; without it `backups` in the data folder. */
  to?: string;
  /** What archives are sealed with; without one they are not, and go to no bucket. */
  passphrase?: string;
  /** Milliseconds from one to the next; without it none comes by itself. */
  every?: number;
  /** How many of each kind that comes by itself are kept. */
  keep: number;
  /** Whether one comes before rows are brought to a newer schema. */
  isBeforeMigration: boolean;
};
