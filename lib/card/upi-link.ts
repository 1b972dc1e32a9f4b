import type { Company } from "../contract/cards/company";

/** Who is paid by UPI: a payment address and a name. */
export type Payee = { id: string; name: string };

/** What stands beside the amount on both sides' statements. */
const fromCard = "From your card";

/** Null for a company that tells of no UPI ID. */
export function payeeOf({ client, profile }: Pick<Company, "client" | "profile">): Payee | null {
  return profile.upi_id ? { id: profile.upi_id, name: profile.upi_name || client.company_name } : null;
}

/**
 * What a payment app reads, from a code or a link. It says neither a merchant's category nor a transaction's number, which
 * only a bank gives out. The `@` of the address stays as it is, as on every shop's printed code.
 */
export function upiLink({ id, name }: Payee, note = fromCard): string {
  const address = encodeURIComponent(id).replace("%40", "@");
  return `upi://pay?pa=${address}&pn=${encodeURIComponent(name)}&cu=INR&tn=${encodeURIComponent(note)}`;
}

/** The same for an amount in rupees, decimal text with two digits; null leaves it to who pays. */
export function withAmount(link: string, amount: string | null): string {
  return amount === null ? link : `${link}&am=${amount}`;
}

/** For an amount that was asked for: its reference comes with it as the note. */
export function upiRequestLink(payee: Payee, { amount, reference }: { amount: string; reference: string }): string {
  return withAmount(upiLink(payee, reference), amount);
}
