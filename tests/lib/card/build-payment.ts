import type { Bank } from "@/lib/contract/cards/payment";

export const bank: Bank = {
  account_name: "Acme Stores",
  account_number: "00123456789012",
  ifsc: "SBIN0001234",
  bank_name: "State Bank of India, Pune",
};
