import type { MadeLink } from "@/lib/contract/clients/bulk";
import { toCsv } from "@/lib/contract/csv";
import { resetLinkPath } from "@/lib/contract/paths";
import { formatDateTime } from "@/lib/format/date";
import type { T } from "@/lib/i18n/translator";

/** Links to hand over, a client each. */
export function writeLinks(t: T, siteUrl: string, links: readonly MadeLink[]): string {
  return toCsv([
    ["company_name", "email", "phone", "link", "valid_until"],
    ...links.map(({ company_name, email, phone, token, expires_at }) => [
      company_name,
      email,
      phone,
      siteUrl + resetLinkPath(token),
      formatDateTime(t, expires_at),
    ]),
  ]);
}
