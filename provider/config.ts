import type { S3Options } from "./ports/files/s3-client";

/** What a provider needs to know; `server/` and the stand-alone entry fill it from the environment. */
export type ProviderConfig = {
  /** Folder for database and files. */
  dataDir: string;
  /** Signs access tokens and derives refresh tokens; at least 32 characters. */
  tokenSecret: string;
  /** Sign-in attempts per minute and address. */
  loginRatePerMinute: number;
  /** Put before `/media/…` in answers; empty where the web app serves media under its own address. */
  mediaBaseUrl: string;
  /** Where files go instead of the data folder. */
  s3?: S3Options;
};
