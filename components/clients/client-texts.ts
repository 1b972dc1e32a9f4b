import type { Client } from "@/lib/contract/clients/schema";
import { signInName } from "@/lib/contract/identity/values";
import { isolate } from "@/lib/i18n/isolate";
import type { Key } from "@/lib/i18n/messages";
import type { T } from "@/lib/i18n/translator";

/** Fallbacks for fields that a provider may leave empty. */
export const clientTexts = {
  companyName: (t: T, { company_name: name }: Client) => name || t("clients.unknown.company"),
  signInName: (t: T, { user, sign_in_phone }: Client) => {
    const name = signInName({ email: user.email, sign_in_phone });
    return name ? isolate(t, name) : t("clients.unknown.email");
  },
  email: (t: T, { user }: Client) => (user.email ? isolate(t, user.email) : t("clients.unknown.email")),
  username: (t: T, { user }: Client) => user.username || t("clients.unknown.username"),
  phone: (t: T, { phone }: Client, missing: Key = "clients.unknown.phone") => (phone ? isolate(t, phone) : t(missing)),
  accountType: (t: T, { user }: Client) =>
    t(user.is_client ? "clients.accountType.client" : "clients.accountType.user"),
  status: (t: T, { is_active: isActive }: Client) => t(isActive ? "clients.status.active" : "clients.status.inactive"),
};
