import type { Generated, Kysely, Selectable } from "kysely";
import type { AnnouncementKind } from "@/lib/contract/announcements/values";
import type { profileFields } from "@/lib/contract/cards/fields";
import type { personFields } from "@/lib/contract/content/person-fields";
import type { productFields } from "@/lib/contract/content/product-fields";
import type { FieldColumns } from "./field-columns";
import type { AccountTables } from "./tables/accounts";
import type { BillingTables } from "./tables/billing";
import type { PlanTables } from "./tables/plans";
import type { VisitorTables } from "./tables/visitors";
import type { WorkTables } from "./tables/work";

/**
 * Tables as the database returns them. Times are ISO 8601 text in UTC, links are JSON text, names of booleans start
 * with `is_`. A `folded_…` column holds another column's text folded with `fold`, `folded_phone` a number folded with
 * `foldPhone`; see `folded-texts.ts`. `texts` is what an owner says in other languages, as JSON.
 */
export type Database = AccountTables &
  BillingTables &
  PlanTables &
  VisitorTables &
  WorkTables & {
    meta: { key: string; value: string };
    /** Settings of the site by administrators; at most one row. Empty and null mean not set. */
    site: {
      id: number;
      name: string;
      color: string | null;
      /** An upload. */
      logo: string | null;
      logo_color: string | null;
      whatsapp: string;
      email: string;
      currency: string | null;
      /** Price of a card and its former price, in whole rupees. */
      price: number | null;
      old_price: number | null;
      /** What the price covers: "per year". */
      price_period: string | null;
      /** The operator, and the terms in the site's policies. */
      operator_name: string | null;
      operator_address: string | null;
      refund_days: number | null;
      delivery_days: number | null;
      governing_law: string | null;
      updated_at: string;
    };
    clients: {
      id: Generated<number>;
      /** Its oldest owner. */
      owner_id: number;
      company_name: string;
      folded_name: string;
      phone: string;
      folded_phone: string;
      /**
       * The owner's answer whether a landline is on WhatsApp; null for none, `kept` if the card offered it before
       * owners were asked.
       */
      landline_chat: Generated<"yes" | "no" | "kept" | null>;
      /** Whether its owners are told of what comes by people who have accounts. */
      is_owner_told: Generated<boolean>;
      /** After how many hours without an answer others than its person are told of a lead; null for never. */
      climb_hours: Generated<number | null>;
      /** Its owner's, kept equal by a trigger; empty if it has none. */
      email: Generated<string>;
      is_active: Generated<boolean>;
      /** Until when an account that its owner opened is to be confirmed; null once it is. */
      confirm_by: Generated<string | null>;
      created_at: string;
      /** Set by every change that shows on the card. */
      updated_at: string;
    };
    /** Deleted clients that can still be restored; see `clients/deleted`. */
    deleted_clients: {
      id: number;
      owner_id: number;
      company_name: string;
      folded_name: string;
      email: string;
      phone: string;
      slug: string;
      deleted_at: string;
      restorable_until: string;
    };
    /** Rows of deleted clients in the order of restoring: each piece has rows of the table `name` as JSON. */
    deleted_rows: { client_id: number; position: number; name: string; rows: string };
    /** Present and former addresses of deleted clients. */
    held_slugs: { slug: string; client_id: number };
    /** Present and former addresses of closed cards, each with what its page tells; see `clients/closed`. */
    closed_cards: {
      slug: string;
      client_id: number;
      company_name: string;
      phone: string;
      is_on_whatsapp: boolean;
      closed_at: string;
    };
    /** Present and former addresses; each client has exactly one with `is_current`. */
    slugs: { slug: string; client_id: number; is_current: boolean; created_at: string };
    /** Former company names, folded; `created_at` is the time of the rename. */
    company_names: { folded_name: string; client_id: number; created_at: string };
    profiles: FieldColumns<typeof profileFields> & {
      client_id: number;
      /** An upload. */
      logo: string | null;
      /** The logo's main colour, '#rrggbb'; null without a logo or for a grey one. */
      logo_color: string | null;
      created_at: string;
      updated_at: string;
    };
    documents: {
      id: Generated<number>;
      client_id: number;
      file_name: string;
      folded_file_name: string;
      /** Whether it is beyond its client's plan, and therefore not on the card. */
      is_resting: Generated<boolean>;
      texts: Generated<string | null>;
      folded_texts: Generated<string | null>;
      /** An upload. */
      file: string;
      size: number;
      uploaded_at: string;
    };
    /** Prices in thousandths of any currency, so that sorting and sums are exact. */
    products: FieldColumns<typeof productFields> & {
      id: Generated<number>;
      client_id: number;
      folded_name: string;
      folded_description: string;
      folded_texts: Generated<string | null>;
      is_resting: Generated<boolean>;
      status: string;
      position: number;
      created_at: string;
      updated_at: string;
    };
    product_pictures: {
      id: Generated<number>;
      product_id: number;
      position: number;
      /** An upload. */
      image: string;
      /** Percent of its width and height. */
      focus_x: number;
      focus_y: number;
    };
    videos: {
      id: Generated<number>;
      client_id: number;
      title: string;
      folded_title: string;
      description: string;
      folded_description: string;
      is_resting: Generated<boolean>;
      texts: Generated<string | null>;
      folded_texts: Generated<string | null>;
      youtube_url: string;
      created_at: string;
      updated_at: string;
    };
    banners: {
      id: Generated<number>;
      client_id: number;
      banner_type: string;
      title: string;
      folded_title: string;
      description: string;
      folded_description: string;
      is_resting: Generated<boolean>;
      texts: Generated<string | null>;
      folded_texts: Generated<string | null>;
      /** An upload. */
      image: string | null;
      /** Percent of its width and height. */
      focus_x: Generated<number>;
      focus_y: Generated<number>;
      youtube_url: string | null;
      is_active: boolean;
      created_at: string;
      updated_at: string;
    };
    people: FieldColumns<typeof personFields> & {
      id: Generated<number>;
      client_id: number;
      folded_name: string;
      folded_role: string;
      folded_phone: Generated<string>;
      folded_texts: Generated<string | null>;
      /** An upload. */
      image: string | null;
      is_resting: Generated<boolean>;
      position: number;
      created_at: string;
      updated_at: string;
    };
    /** Those who left, by the id that they had. */
    former_people: {
      id: number;
      client_id: number;
      /** The person who looks after what was theirs; null for the company. May have left as well. */
      successor_id: number | null;
      /** Whether visitors who come by their address are told of the successor. */
      is_told: boolean;
      left_at: string;
      branch_id: number | null;
      /** What brings them back, as JSON; null once they cannot come back. */
      sealed: string | null;
    };
    /**
     * Short addresses of people's cards, present and former. None is given to another person, though theirs may be gone;
     * null is one who had left before the card came here.
     */
    handles: { client_id: number; handle: string; person_id: number | null; created_at: string };
    /**
     * Files in the store. The row is inserted before the file is stored, and deleted after it. All files of one
     * `upload` are one document, or one picture in several widths; content refers to the upload.
     */
    files: {
      key: string;
      upload: string;
      /** Null for the site's own files, and after the client is deleted. */
      client_id: number | null;
      purpose: string;
      /** Null for pictures from an early release, which did not store the size. */
      bytes: number | null;
      /** In pixels; null for a file that no page shows. */
      width: number | null;
      height: number | null;
      created_at: string;
      /** Since when no content uses the file: no longer, or not yet. */
      dropped_at: string | null;
    };
    /** The last import of each client's card. `upload` is the archive, which counts as dropped from the start. */
    card_imports: {
      client_id: number;
      upload: string;
      status: string;
      detail: string;
      /** JSON as in the contract; null until the import is done. */
      report: string | null;
      started_at: string;
    };
    audit_log: {
      id: Generated<number>;
      at: string;
      actor_id: number | null;
      action: string;
      target: string;
      address: string;
      detail: string;
      /** The client whose account it concerns; it may have been deleted. */
      client_id: number | null;
    };
    /** `accepted_at` is null while the request waits. */
    sign_ups: {
      id: Generated<number>;
      company_name: string;
      folded_company_name: string;
      name: string;
      folded_name: string;
      phone: string;
      /** Null for an account that signs in by its number alone. */
      email: string | null;
      consented_at: string;
      created_at: string;
      accepted_at: string | null;
      /** Whether its name may be meant to be taken for another's. */
      is_flagged: Generated<boolean>;
      client_id: number | null;
      /** The account that asks for a further company; null for one that is to be made. */
      user_id: Generated<number | null>;
    };
    /** Notifications of an account; `delivered_at` is null until push messages and mails have been sent. */
    notifications: {
      id: Generated<number>;
      user_id: number;
      /** The client that it tells of; null for the site. */
      client_id: Generated<number | null>;
      kind: string;
      detail: string;
      count: number | null;
      subject_id: number | null;
      delivered_at: string | null;
      read_at: string | null;
      created_at: string;
    };
    /** Push subscriptions of browsers; `session_id` is the session that subscribed. */
    devices: {
      id: Generated<number>;
      user_id: number;
      session_id: string;
      endpoint: string;
      p256dh: string;
      auth: string;
      /** Consecutive failures. */
      failures: number;
      created_at: string;
    };
    /** Which mails an account gets; all if there is no row. `month_day` is the 1st of the last month's mail. */
    mailings: {
      user_id: number;
      is_for_leads: boolean;
      is_for_reviews: boolean;
      is_for_digest: boolean;
      is_for_sign_ups: boolean;
      is_for_announcements: Generated<boolean>;
      is_for_operations: boolean;
      month_day: string | null;
    };
    /** The operator's own words for mails; an empty text is said in ours. */
    mail_texts: { kind: string; language: string; subject: string; body: string; updated_at: string };
    /** What administrators tell owners; `texts` is JSON. Title, text and link are empty for maintenance. */
    announcements: {
      id: Generated<number>;
      kind: AnnouncementKind;
      title: string;
      text: string;
      link: string;
      texts: string | null;
      /** For clients of this plan alone; null for all. */
      plan_id: number | null;
      starts_at: string;
      ends_at: string;
      is_by_mail: boolean;
      /** Clients up to this id have it in the bell and by mail. */
      told_up_to: Generated<number>;
      /** When all had been told. */
      told_at: string | null;
      created_at: string;
      updated_at: string;
    };
    /** Announcements that an account has put away. */
    dismissals: { announcement_id: number; user_id: number };
    /** Total visitors of a card, and the last milestone that its company was told of. */
    milestones: { client_id: number; visitors: number; reached: number };
  };

export type Db = Kysely<Database>;
export type Row<T extends keyof Database> = Selectable<Database[T]>;
