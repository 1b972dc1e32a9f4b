import { fromMinor } from "@/lib/contract/billing/amounts";
import { amountColumns } from "@/lib/contract/billing/invoice";
import type {
  BillingDocument,
  ClientBilling,
  Invoice,
  MatchedPayment,
  OwnBilling,
  PaymentRequest,
} from "@/lib/contract/billing/payment-schema";
import { chatText } from "@/lib/format/invoice-chat";
import { translatorOfRow } from "../kernel/language";
import type { BooksRow } from "./books-repo";
import type { DocumentRow } from "./documents/repo";
import type { Match } from "./matching";
import type { CreditRow, PaymentRow } from "./payments-repo";
import { presentPayTo } from "./presenter";
import type { RequestRow } from "./requests-repo";
import type { FoundBilling, FoundInvoice } from "./service";

export function presentRequest(request: RequestRow): PaymentRequest {
  const { id, client_id, reference, status, customer_name, plan_name, months, currency, pricing } = request;
  const { bank_reference, gateway, claimed_at, reason, created_on, settled_on, total, amount } = request;
  const { from_plan_id, until_on } = request;
  return {
    ...{ id, client_id, reference, status, customer_name, plan_name, months, currency, pricing },
    ...{ bank_reference, gateway, claimed_at, reason, created_on, settled_on, until_on },
    kind: from_plan_id === null ? "renewal" : "upgrade",
    total: fromMinor(total, currency),
    credit: fromMinor(total - amount, currency),
    amount: fromMinor(amount, currency),
  };
}

export function presentDocument(document: DocumentRow): BillingDocument {
  const { id, client_id, kind, title, number, issued_on, place_of_supply, plan_name, months } = document;
  const { until_on, sac, rate, tax_label, is_reverse_charge, currency, reference, is_time_kept, gateway } = document;
  const { invoice_id, invoice_number, invoice_issued_on } = document;
  const amounts = amountColumns.map((column) => [column, fromMinor(document[column], currency)]);
  return {
    ...{ id, client_id, kind, title, number, issued_on, place_of_supply, plan_name, months },
    ...{ until_on, sac, rate: rate / 100, tax_label, is_reverse_charge, currency, reference, keeps_time: is_time_kept },
    gateway,
    ...(Object.fromEntries(amounts) as Record<(typeof amountColumns)[number], string>),
    credited: fromMinor(document.credited, currency),
    seller: JSON.parse(document.seller),
    customer: JSON.parse(document.customer),
    invoice:
      invoice_id === null ? null : { id: invoice_id, number: invoice_number ?? "", issued_on: invoice_issued_on ?? "" },
  };
}

export function presentMatch({ outcome, request, reference }: Match): MatchedPayment {
  return { outcome, request: request ? presentRequest(request) : null, reference };
}

export function presentInvoice({ document, owner, mailTo }: FoundInvoice): Invoice {
  const presented = presentDocument(document);
  const message = chatText(translatorOfRow(owner?.language ?? null), presented);
  return { ...presented, mail_to: mailTo, phone: owner?.phone ?? "", message };
}

export function presentCredit(credit: readonly CreditRow[]) {
  return credit.map(({ currency, amount }) => ({ currency, amount: fromMinor(amount, currency) }));
}

export function presentClientBilling({ details, credit, requests, payments, documents }: FoundBilling): ClientBilling {
  return {
    details: details ?? null,
    credit: presentCredit(credit),
    requests: requests.map(presentRequest),
    payments: payments.map(presentPayment),
    documents: documents.map(presentDocument),
  };
}

type FoundOwnBilling = FoundBilling & Pick<OwnBilling, "gateway"> & { books: BooksRow };

export function presentOwnBilling({ books, gateway, ...found }: FoundOwnBilling): OwnBilling {
  const { details, credit, requests, documents } = presentClientBilling(found);
  const [last] = requests;
  return {
    ...{ details, credit, documents, pay_to: presentPayTo(books), gateway },
    open: requests.find(({ status }) => status === "open") ?? null,
    refused: last?.status === "refused" ? last : null,
    paid: requests.filter(({ status }) => status === "paid"),
  };
}

function presentPayment({ id, kind, request_id, invoice_id, currency, amount, reference, paid_on }: PaymentRow) {
  return { id, kind, request_id, invoice_id, currency, amount: fromMinor(amount, currency), reference, paid_on };
}
