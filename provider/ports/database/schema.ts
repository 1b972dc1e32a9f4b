import type { Generated, Kysely, Selectable } from "kysely";
import type { profileFields } from "@/lib/contract/cards/fields";
import type { personFields } from "@/lib/contract/content/person-fields";
import type { productFields } from "@/lib/contract/content/product-fields";
import type { FieldColumns } from "./field-columns";
import type { AccountTables } from "./tables/accounts";
import type { VisitorTables } from "./tables/visitors";
import type { WorkTables } from "./tables/work";

/**
 * Tables as the database gives them. Times are ISO 8601 UTC text, links JSON text; a boolean's name begins with `is_`. A
 * `folded_…` column holds another's text as `fold` has it, `folded_phone` a number's as `foldPhone` has;
 * `folded-texts.ts` says which.
 */
export type Database = AccountTables &
  VisitorTables &
  WorkTables & {
    meta: { key: string; value: string };
    /** What administrators say of the site; at most one row. Empty and null were never said. */
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
      /** In whole rupees: what a card costs, and what it cost before. */
      price: number | null;
      old_price: number | null;
      /** What the price is for: "per year". */
      price_period: string | null;
      /** Who runs the site, and what its policies promise. */
      operator_name: string | null;
      operator_address: string | null;
      refund_days: number | null;
      delivery_days: number | null;
      governing_law: string | null;
      updated_at: string;
    };
    clients: {
      id: Generated<number>;
      user_id: number;
      company_name: string;
      folded_name: string;
      phone: string;
      folded_phone: string;
      /** What is said of WhatsApp on a landline; null for nothing, `kept` where a card had it before anybody was asked. */
      landline_chat: Generated<"yes" | "no" | "kept" | null>;
      /** The account's own, which the database keeps the same. */
      email: Generated<string>;
      is_active: Generated<boolean>;
      created_at: string;
      /** Moves with every change that shows on the card. */
      updated_at: string;
    };
    /** Clients that may still be restored; see `deleted-clients/`. */
    deleted_clients: {
      id: number;
      user_id: number;
      company_name: string;
      folded_name: string;
      email: string;
      phone: string;
      slug: string;
      deleted_at: string;
      restorable_until: string;
    };
    /** Their rows, in the order in which they are put back: some of the table `name` each, as JSON. */
    deleted_rows: { client_id: number; position: number; name: string; rows: string };
    /** Their addresses, present and former. */
    held_slugs: { slug: string; client_id: number };
    /** Current and former addresses; a client has exactly one with `is_current`. */
    slugs: { slug: string; client_id: number; is_current: boolean; created_at: string };
    /** Names that companies had before, as `fold` has them; `created_at` is the time of the rename. */
    company_names: { folded_name: string; client_id: number; created_at: string };
    profiles: FieldColumns<typeof profileFields> & {
      client_id: number;
      /** An upload. */
      logo: string | null;
      /** '#rrggbb', as the logo's drawing shows it most; null without a logo, and for a grey one. */
      logo_color: string | null;
      created_at: string;
      updated_at: string;
    };
    documents: {
      id: Generated<number>;
      client_id: number;
      file_name: string;
      folded_file_name: string;
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
      /** In percent of its width and height. */
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
      /** An upload. */
      image: string | null;
      /** In percent of its width and height. */
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
      /** An upload. */
      image: string | null;
      position: number;
      created_at: string;
      updated_at: string;
    };
    /**
     * What stands in the file store. A row is there before its file and goes after it. The files of one `upload` are a
     * document, or a picture in its widths; contents name the upload.
     */
    files: {
      key: string;
      upload: string;
      /** Null for the site's own, and once the client has been deleted. */
      client_id: number | null;
      purpose: string;
      /** Null for a picture that an early release stored, which did not say. */
      bytes: number | null;
      /** In pixels; null where no page shows it. */
      width: number | null;
      height: number | null;
      created_at: string;
      /** Since when no content names it: not any more, or not yet. */
      dropped_at: string | null;
    };
    /** The last card that came in for a client as a file; `upload` is that file, which is dropped from the start. */
    card_imports: {
      client_id: number;
      upload: string;
      status: string;
      detail: string;
      /** JSON, as the contract has it; null until it is done. */
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
      /** The client whose account it concerns, perhaps deleted since. */
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
      email: string;
      consented_at: string;
      created_at: string;
      accepted_at: string | null;
      client_id: number | null;
    };
    /** What an account is told of; `delivered_at` is null until its devices and mails are seen to. */
    notifications: {
      id: Generated<number>;
      user_id: number;
      kind: string;
      detail: string;
      count: number | null;
      subject_id: number | null;
      delivered_at: string | null;
      read_at: string | null;
      created_at: string;
    };
    /** Browsers that get an account's notifications while they are closed; `session_id` is of whoever asked for it there. */
    devices: {
      id: Generated<number>;
      user_id: number;
      session_id: string;
      endpoint: string;
      p256dh: string;
      auth: string;
      /** In a row. */
      failures: number;
      created_at: string;
    };
    /** Mails that an account gets; without a row all of them. `digest_day` is the Monday of the last digest. */
    mailings: {
      user_id: number;
      is_for_leads: boolean;
      is_for_reviews: boolean;
      is_for_digest: boolean;
      is_for_sign_ups: boolean;
      digest_day: string | null;
    };
    /** Visitors of a card in all, and the last milestone that its company was told of. */
    milestones: { client_id: number; visitors: number; reached: number };
  };

export type Db = Kysely<Database>;
export type Row<T extends keyof Database> = Selectable<Database[T]>;
