import type { Client } from "@/lib/contract/clients/schema";

/** Fallbacks for fields that a provider may leave empty. */
export const clientTexts = {
  companyName: ({ company_name: name }: Client) => name || "Unknown Company",
  email: ({ user }: Client) => user.email || "No Email",
  username: ({ user }: Client) => user.username || "No Username",
  phone: ({ phone }: Client, missing = "No Phone") => phone || missing,
  accountType: ({ user }: Client) => (user.is_client ? "Client Account" : "Regular User"),
  status: ({ is_active: isActive }: Client) => (isActive ? "Active" : "Inactive"),
};
