import type { BillingDocument, Invoice, PaymentRequest } from "@/lib/contract/billing/payment-schema";
import type { Terms } from "@/lib/contract/billing/schema";

export function buildRequest(overrides: Partial<PaymentRequest> = {}): PaymentRequest {
  return {
    ...{ id: 1, client_id: 7, reference: "4711000001", status: "open", customer_name: "Lamps & Sons" },
    ...{
      kind: "renewal",
      plan_name: "Shop",
      months: 12,
      until_on: null,
      currency: "INR",
      total: "590.00",
      pricing: "exclusive",
    },
    ...{
      credit: "0.00",
      amount: "590.00",
      bank_reference: "UTR43218765",
      gateway: null,
      claimed_at: "2026-11-28T06:00:00Z",
    },
    ...{ reason: null, created_on: "2026-11-20", settled_on: null },
    ...overrides,
  };
}

const seller = {
  ...{ name: "Namaskard Services", address: "5 MG Road\nBengaluru", pin: "560001", state: "29", country: "IN" },
  ...{ gstin: "29AAGCB7383J1Z4", registration: "regular" as const },
};

export function buildTerms(overrides: Partial<Terms> = {}): Terms {
  return {
    ...seller,
    ...{ id: 1, from_on: "2026-04-01", sac: "998315", rate: 18, pricing: "exclusive", tax_label: "" },
    ...{ is_zero_rated: false, is_reverse_charge: false, is_fixed: false },
    ...overrides,
  };
}

export function buildDocument(overrides: Partial<BillingDocument> = {}): BillingDocument {
  const customer = {
    name: "Lamps & Sons",
    address: "1 Lamp Road",
    pin: "411001",
    state: "27",
    country: "IN",
    gstin: "",
  };
  return {
    ...{ id: 3, client_id: 7, kind: "invoice", title: "taxInvoice", number: "NK/26-27/00001", issued_on: "2026-11-28" },
    ...{ seller, customer, place_of_supply: "27", plan_name: "Shop", months: 12, until_on: null },
    ...{ sac: "998315", rate: 18 },
    ...{ tax_label: "", is_reverse_charge: false, currency: "INR", taxable: "500.00", cgst: "0.00", sgst: "0.00" },
    ...{
      igst: "90.00",
      tax: "0.00",
      total: "590.00",
      credited: "0.00",
      invoice: null,
      reference: null,
      keeps_time: null,
      gateway: null,
    },
    ...overrides,
  };
}

export function buildInvoice(overrides: Partial<Invoice> = {}): Invoice {
  return {
    ...buildDocument(),
    ...{ mail_to: "asha@example.com", phone: "+91 98765 43210", message: "Tax invoice NK/26-27/00001, ₹590" },
    ...overrides,
  };
}
