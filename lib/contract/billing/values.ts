/** Longest texts of what is about money, and the most of what is sent or listed at once. */
export const billingLimits = {
  name: 100,
  address: 300,
  postcode: 12,
  taxLabel: 20,
  note: 300,
  reason: 200,
  reference: 60,
  statementText: 200,
  statementLines: 500,
  terms: 100,
  ids: 100,
  listed: 200,
  /** Bytes of what a gateway tells. */
  webhook: 256 * 1024,
} as const;

/** `replaced`: the client asked again when plan or price had changed. */
export const requestStatuses = ["open", "paid", "refused", "replaced"] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** `claimed`: open ones of which the client says that they are paid. */
export const requestFilters = [...requestStatuses, "claimed"] as const;

/** Services on whose pages clients pay. */
export const gatewayNames = ["razorpay", "stripe"] as const;
export type GatewayName = (typeof gatewayNames)[number];
/** As they call themselves, in all languages. */
export const gatewayTitles = { razorpay: "Razorpay", stripe: "Stripe" } as const satisfies Record<GatewayName, string>;

export const documentKinds = ["invoice", "creditNote"] as const;

/** What an invoice is called by the law; abroad and from who is not registered it is an invoice. */
export const documentTitles = ["invoice", "billOfSupply", "taxInvoice"] as const;

/**
 * What came of a request that was confirmed or refused; `credited`: the client cannot have what it asked for any more, and the
 * money is its credit; `gone`: it is not open any more, or its client is deleted;
 * `detailsMissing`: nobody can be invoiced for it, and it stays open.
 */
export const outcomes = ["confirmed", "credited", "refused", "paid", "gone", "detailsMissing"] as const;
export type Outcome = (typeof outcomes)[number];

/**
 * What a payment of a bank's statement is: it `pays` the open request that it names, or `maybe` the only one of its amount;
 * it names a request that it does not pay, so it would be `credit`; it was `entered` before; or `none` of these.
 */
export const matchOutcomes = ["pays", "maybe", "credit", "entered", "none"] as const;
export type MatchOutcome = (typeof matchOutcomes)[number];

export const defaultSeries = { invoice_series: "INV", note_series: "CN" } as const;

/** How long documents are kept after their financial year. */
export const keptYears = 8;
