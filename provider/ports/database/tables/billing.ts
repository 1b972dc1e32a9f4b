import type { Generated } from "kysely";
import type { GatewayName, RequestStatus } from "@/lib/contract/billing/values";

/** Who sells or buys, as columns. */
type PartyColumns = {
  name: string;
  address: string;
  pin: string;
  state: string;
  country: string;
  gstin: string;
};

/** What of a sum is tax, in minor units; `tax` is that of other countries than India. */
type TaxColumns = { taxable: number; cgst: number; sgst: number; igst: number; tax: number; total: number };

/**
 * Money, in whole minor units of its currency; days are of the site's time zone, rates hundredths of a percent. Requests,
 * payments, credits and invoices refer to their client without a foreign key: they outlive it.
 */
export type BillingTables = {
  /** One row, which whoever writes about money locks first. `bank` is JSON. */
  billing_settings: {
    id: number;
    invoice_series: string;
    note_series: string;
    upi_id: Generated<string>;
    upi_name: Generated<string>;
    bank: string | null;
    note: Generated<string>;
    created_at: string;
    updated_at: string;
  };
  /** What is on invoices from a day on; the party is the seller. */
  billing_terms: PartyColumns & {
    id: Generated<number>;
    from_on: string;
    registration: "unregistered" | "composition" | "regular";
    sac: string;
    rate: number;
    pricing: "inclusive" | "exclusive";
    tax_label: string;
    is_zero_rated: boolean;
    is_reverse_charge: boolean;
    created_at: string;
    updated_at: string;
  };
  /** Whom a client's invoices are for. */
  billing_details: PartyColumns & { client_id: number; created_at: string; updated_at: string };
  /** `amount` is what is left of `total` where credit pays the rest; of a client one is open at most. */
  payment_requests: {
    id: Generated<number>;
    client_id: number;
    reference: string;
    status: RequestStatus;
    customer_name: string;
    folded_customer: string;
    plan_id: number;
    plan_name: string;
    /** Of an upgrade 0: it is for what is left of a period. */
    months: number;
    /** Of an upgrade: the plan that it changes, and the due date, which stays. */
    from_plan_id: number | null;
    until_on: string | null;
    currency: string;
    total: number;
    amount: number;
    pricing: "inclusive" | "exclusive";
    /** What the client says about its payment, and when it said so. */
    bank_reference: string | null;
    folded_bank_reference: string | null;
    claimed_at: string | null;
    /** Why it was refused. */
    reason: string | null;
    settled_on: string | null;
    /** Where it was paid on a page of a gateway, which `bank_reference` then is of. */
    gateway: GatewayName | null;
    created_on: string;
    created_at: string;
    updated_at: string;
  };
  /** Money that came, or went back. */
  payments: {
    id: Generated<number>;
    client_id: number;
    kind: "received" | "refunded";
    /** What was paid, or is refunded; null for money that came for nothing, and for credit paid out. */
    request_id: number | null;
    invoice_id: number | null;
    currency: string;
    amount: number;
    reference: string;
    /** Of money that a gateway took or gave back: its payment or refund, of which there is one row. */
    gateway_id: string | null;
    paid_on: string;
    created_on: string;
    created_at: string;
  };
  /** Pages of a gateway on which requests are paid; of a request and a gateway one is open at most. */
  gateway_pages: {
    id: Generated<number>;
    gateway: GatewayName;
    /** The gateway's name of it. */
    page_id: string;
    url: string;
    request_id: number;
    client_id: number;
    /** Whether money may still come, as far as we have asked; of a closed one money may still go back. */
    is_open: boolean;
    /** When the gateway is asked next, without being told of anything; null for never. */
    check_at: string | null;
    created_at: string;
  };
  /** What gateways have told, by their ids. */
  gateway_events: { id: string; page_id: string | null; created_at: string };
  /** Changes of clients' credit: what comes in adds, what is invoiced or refunded takes away. */
  credits: {
    id: Generated<number>;
    client_id: number;
    cause: "payment" | "invoice" | "creditNote" | "refund" | "carried";
    payment_id: number | null;
    invoice_id: number | null;
    currency: string;
    amount: number;
    created_on: string;
    created_at: string;
  };
  /** Invoices, and credit notes for parts of them, with the parties as they were (JSON). Never changed. */
  invoices: TaxColumns & {
    id: Generated<number>;
    client_id: number;
    kind: "invoice" | "creditNote";
    title: "invoice" | "billOfSupply" | "taxInvoice";
    number: string;
    folded_number: string;
    series: string;
    year: number;
    count: number;
    issued_on: string;
    /** Of an invoice. */
    request_id: number | null;
    /** Of a credit note: its invoice, why, and whether the time that was paid stays. */
    invoice_id: number | null;
    reference: string | null;
    is_time_kept: boolean | null;
    seller: string;
    customer: string;
    customer_name: string;
    folded_customer: string;
    place_of_supply: string;
    plan_name: string;
    /** Of an upgrade 0. */
    months: number;
    /** The last day of the time that it is for; null on those from before this was noted. */
    until_on: string | null;
    currency: string;
    sac: string;
    rate: number;
    tax_label: string;
    is_reverse_charge: boolean;
    /** What its PDF is written in beside English; null for none. */
    language: string | null;
    /** An upload: its PDF, once that is written. */
    file: Generated<string | null>;
    created_at: string;
  };
  /** The last number of each series in a financial year. */
  invoice_numbers: { series: string; year: number; count: number };
};
