import type { Generated } from "kysely";
import type { RequestField } from "@/lib/contract/content/own-person";
import type { MemberRole } from "@/lib/contract/policies";

/** Accounts and how they sign in. */
export type AccountTables = {
  users: {
    id: Generated<number>;
    /** Null for an account that signs in by its number alone. Unique. */
    email: string | null;
    /** A phone number that also signs in, folded with `foldPhone`; null if there is none. Unique. */
    sign_in_phone: Generated<string | null>;
    username: string;
    /** Empty until an invited account sets a password. */
    password_hash: string;
    is_admin: boolean;
    is_active: boolean;
    created_at: string;
    updated_at: string;
    /** Null if never. */
    signed_in_at: Generated<string | null>;
    /** What it is written to in; null while it has chosen none. */
    language: Generated<string | null>;
  };
  /** Which accounts work for which clients. */
  memberships: {
    id: Generated<number>;
    user_id: number;
    client_id: number;
    role: MemberRole;
    /** The person whose card is the account's own. */
    person_id: Generated<number | null>;
    /** The branches of a manager, as a JSON list of their ids. */
    branch_ids: Generated<string>;
    created_at: string;
    /** When the account last chose to work for this client, as new sessions do; null for never. */
    chosen_at: Generated<string | null>;
    /** The Monday of the last digest that the account had of this client. */
    digest_day: Generated<string | null>;
  };
  /** Links by which people join a client. */
  join_links: {
    id: Generated<number>;
    client_id: number;
    /** The account that made it; null once that is gone. */
    created_by: number | null;
    token: string;
    branch_id: number | null;
    ends_at: string | null;
    most: number | null;
    used: Generated<number>;
    is_with_approval: boolean;
    created_at: string;
  };
  /** Accounts that wait to be let in by a client, with what their cards will say. */
  join_requests: {
    id: Generated<number>;
    client_id: number;
    user_id: number;
    branch_id: number | null;
    name: string;
    phone: string;
    email: string;
    created_at: string;
  };
  /** To work for a client, each for one account, by the hash of its link's token; one for a person has that one's name. */
  invitations: {
    id: Generated<number>;
    client_id: number;
    created_by: number | null;
    /** Unique. */
    person_id: number | null;
    role: MemberRole;
    /** Of a manager to be, as JSON. */
    branch_ids: string;
    name: string;
    phone: string;
    email: string;
    token_hash: string;
    created_at: string;
    expires_at: string;
  };
  /** What members ask to have changed on their cards; a row goes when it is answered. One waits for each field. */
  change_requests: {
    id: Generated<number>;
    client_id: number;
    person_id: number;
    membership_id: number;
    field: RequestField;
    /** As a form would send it. */
    value: string;
    note: string;
    created_at: string;
  };
  /** Names of removed administrators, for the audit log. */
  former_administrators: { user_id: number; name: string; email: string; removed_at: string };
  /** One row per sign-in. The refresh token is rotated within it; deleting the row ends the session at once. */
  sessions: {
    id: string;
    user_id: number;
    refresh_hash: string;
    previous_hash: string | null;
    rotated_at: string;
    created_at: string;
    expires_at: string;
    /** Where it was opened. */
    agent: string | null;
    address: string | null;
    country: string | null;
    town: string | null;
    /** When a passkey or OIDC proved the owner; null for a password. */
    proved_at: string | null;
    /** The client that it works for, if the account works for several; null for the oldest. */
    client_id: Generated<number | null>;
  };
  /** Browsers that have signed in to the account, by the hash of their device secret. */
  known_devices: { user_id: number; device_hash: string; seen_at: string };
  /** A requested e-mail change, with the hash of the code sent to the new address. */
  email_changes: {
    user_id: number;
    email: string;
    /** Null until the code is sent. */
    code_hash: string | null;
    failures: number;
    created_at: string;
    expires_at: string;
  };
  /** The account's authenticator app; `last_step` is the time step of the last used code. */
  two_factors: {
    user_id: number;
    secret: string;
    last_step: number;
    created_at: string;
    /** Null until the first code is entered; from then on sign-ins need a code. */
    confirmed_at: string | null;
  };
  /** Unused recovery codes. */
  recovery_codes: { user_id: number; code_hash: string };
  /** Public keys of passkeys. */
  passkeys: {
    id: Generated<number>;
    user_id: number;
    /** WebAuthn credential id; base64url, like the key. */
    credential_id: string;
    public_key: string;
    /** The device's signature counter; always 0 if it has none. */
    counter: number;
    /** Whether the passkey is synced between devices. */
    is_synced: boolean;
    /** The browser that created it. */
    agent: string | null;
    created_at: string;
    used_at: string | null;
    /** Null if its owner has not named it. */
    name: string | null;
  };
  /** The account's only valid link to set a password, by its token's hash. */
  reset_links: { user_id: number; token_hash: string; created_at: string; expires_at: string };
};
