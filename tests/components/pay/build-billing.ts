import type { BillingDocument, OwnBilling, PaymentRequest } from "@/lib/contract/billing/payment-schema";
import { withoutPlan } from "@/lib/contract/limits";
import type { OwnPlan, Subscription } from "@/lib/contract/plans/schema";

export const details = {
  name: "Sharma Traders",
  address: "1 Lamp Road\nPune",
  pin: "411001",
  state: "27",
  country: "IN",
  gstin: "",
};

export const bank = {
  account_name: "Namaskard Services",
  account_number: "1234567890",
  ifsc: "HDFC0001234",
  bank_name: "HDFC, Pune",
};

export function buildBilling(overrides: Partial<OwnBilling> = {}): OwnBilling {
  return {
    details,
    pay_to: { upi_id: "namaskard@okbank", upi_name: "", bank, note: "We check payments every evening." },
    gateway: null,
    credit: [],
    open: null,
    refused: null,
    paid: [],
    documents: [],
    ...overrides,
  };
}

export function buildRequest(overrides: Partial<PaymentRequest> = {}): PaymentRequest {
  return {
    id: 7,
    client_id: 3,
    reference: "4721093358",
    status: "open",
    customer_name: details.name,
    kind: "renewal",
    plan_name: "Standard",
    months: 12,
    until_on: null,
    currency: "INR",
    total: "599.00",
    pricing: "inclusive",
    credit: "0.00",
    amount: "599.00",
    bank_reference: null,
    gateway: null,
    claimed_at: null,
    reason: null,
    created_on: "2026-11-20",
    settled_on: null,
    ...overrides,
  };
}

export function buildDocument(overrides: Partial<BillingDocument> = {}): BillingDocument {
  return {
    id: 1,
    client_id: 3,
    kind: "invoice",
    title: "taxInvoice",
    number: "NK/26-27/00001",
    issued_on: "2026-11-21",
    seller: { ...details, name: "Namaskard Services", registration: "regular" },
    customer: details,
    place_of_supply: "27",
    plan_name: "Standard",
    months: 12,
    until_on: null,
    sac: "998439",
    rate: 18,
    tax_label: "",
    is_reverse_charge: false,
    currency: "INR",
    taxable: "507.63",
    cgst: "0.00",
    sgst: "0.00",
    igst: "91.37",
    tax: "0.00",
    total: "599.00",
    credited: "0.00",
    invoice: null,
    reference: null,
    keeps_time: null,
    gateway: null,
    ...overrides,
  };
}

export function buildOwnPlan(state: Subscription["state"], overrides: Partial<OwnPlan> = {}): OwnPlan {
  return {
    plan: { id: 1, name: "Standard", price: "599.00", currency: "INR", months: 12 },
    started_on: "2025-12-01",
    subscription: { state, due_on: "2026-11-30", rests_on: null, closes_on: null },
    next: null,
    allowance: { ...withoutPlan, features: [...withoutPlan.features] },
    used: { documents: 0, products: 0, videos: 0, banners: 0, people: 0, storage: 0 },
    resting: { documents: 0, products: 0, videos: 0, banners: 0, people: 0 },
    ...overrides,
  };
}
