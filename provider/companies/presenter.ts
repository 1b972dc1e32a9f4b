import type { Company, CompanyAddress } from "@/lib/contract/company";
import { hasOwnColor } from "@/lib/contract/mood";
import type { Deps } from "../deps";
import { presentPublicProfile } from "../profile/presenter";
import type { PicturedProfile } from "../profile/repo";
import type { CompanyRow } from "./repo";

/** What anybody may know: the account's other fields stay inside. */
export function presentCompany(deps: Deps, company: CompanyRow, profile: PicturedProfile | undefined): Company {
  const presented = presentPublicProfile(deps, profile);
  return {
    client: {
      id: company.id,
      company_name: company.company_name,
      email: company.email,
      phone: company.phone,
      slug: company.slug,
      updated_at: company.updated_at,
    },
    user: { id: company.user_id },
    profile: {
      ...presented,
      brand_color: presented.brand_color ?? (hasOwnColor(presented) ? null : presented.logo_color),
    },
    ...(presented.opening_hours && { time_zone: profile?.time_zone ?? deps.config.timeZone }),
    takes_leads: true,
  };
}

export function presentCompanyAddress({ slug, updated_at }: CompanyAddress): CompanyAddress {
  return { slug, updated_at };
}
