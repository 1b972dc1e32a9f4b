import type { Generated } from "kysely";

/** Accounts, and how each is signed in. */
export type AccountTables = {
  users: {
    id: Generated<number>;
    email: string;
    /** The number that signs in as well, as `foldPhone` has it; null for none. No two accounts have the same. */
    sign_in_phone: Generated<string | null>;
    username: string;
    /** Empty until an invited account has set a password. */
    password_hash: string;
    is_admin: boolean;
    is_active: boolean;
    created_at: string;
    updated_at: string;
    /** Null for never. */
    signed_in_at: Generated<string | null>;
  };
  /** Who administrators were that have been removed, for the record. */
  former_administrators: { user_id: number; name: string; email: string; removed_at: string };
  /** One row per sign-in; the refresh token rotates within it, deleting it ends that session at once. */
  sessions: {
    id: string;
    user_id: number;
    refresh_hash: string;
    previous_hash: string | null;
    rotated_at: string;
    created_at: string;
    expires_at: string;
    /** From where it was opened. */
    agent: string | null;
    address: string | null;
    country: string | null;
    town: string | null;
    /** When more than a password proved who it is: a passkey, or the operator's own sign-in service. */
    proved_at: string | null;
  };
  /** Browsers that have signed in to the account, by the hash of a secret that each keeps. */
  known_devices: { user_id: number; device_hash: string; seen_at: string };
  /** The other e-mail that an account has asked for, with the hash of the code that was mailed there. */
  email_changes: {
    user_id: number;
    email: string;
    /** Null until it is sent. */
    code_hash: string | null;
    failures: number;
    created_at: string;
    expires_at: string;
  };
  /** The app that shows codes for an account; `last_step` is that of the code used last. */
  two_factors: {
    user_id: number;
    secret: string;
    last_step: number;
    created_at: string;
    /** Null until its first code was typed; from then on signing in asks for one. */
    confirmed_at: string | null;
  };
  /** Codes that are left of those an account's owner was given to keep. */
  recovery_codes: { user_id: number; code_hash: string };
  /** Keys of which phones and computers hold the other half, each for one account. */
  passkeys: {
    id: Generated<number>;
    user_id: number;
    /** By which the browser names it, in base64url, as the key is. */
    credential_id: string;
    public_key: string;
    /** How often it was used as the device counts; 0 for ever where it does not. */
    counter: number;
    /** Whether the other half is kept by a service that several devices share. */
    is_synced: boolean;
    /** The browser that it was made in. */
    agent: string | null;
    created_at: string;
    used_at: string | null;
    /** Null where its owner has given none. */
    name: string | null;
  };
  /** The one link with which an account may set a new password, by the hash of its token. */
  reset_links: { user_id: number; token_hash: string; created_at: string; expires_at: string };
};
