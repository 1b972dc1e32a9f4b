import type { Company, CompanyAddress } from "@/lib/contract/cards/company";
import { hasOwnColor, listShownLinks, nextLinkChange } from "@/lib/contract/cards/values";
import { withinPlan } from "@/lib/contract/cards/within-plan";
import type { Allowance } from "@/lib/contract/limits";
import { isResting } from "@/lib/contract/plans/subscription";
import { listWrittenLanguages } from "../../clients/card-languages";
import type { CompanyAddressRow, CompanyRow } from "../../clients/companies-repo";
import { offersChat } from "../../clients/landline";
import { hiddenIn } from "../../content/people/repo";
import type { Deps } from "../../deps";
import { localTime, startOfDay } from "../../kernel/local-time";
import { presentPublicProfile } from "../profile/presenter";
import type { PicturedProfile } from "../profile/repo";

type About = { profile?: PicturedProfile; givesAppointments: boolean; allowance: Allowance };

/** The public fields; other fields of the account stay private. */
export function presentCompany(
  deps: Deps,
  company: CompanyRow,
  { profile, givesAppointments, allowance }: About,
): Company {
  const presented = withinPlan(allowance, presentPublicProfile(deps, profile));
  const { links = [], branches = [] } = presented;
  const timeZone = profile?.time_zone ?? deps.config.timeZone;
  const { day: today } = localTime(timeZone, deps.now());
  const next = nextLinkChange(links, today);
  const hasHours = [presented, ...branches].some(({ opening_hours }) => opening_hours);
  const mayHaveHours = hasHours || company.is_with_person_cards === true;
  return {
    client: {
      id: company.id,
      company_name: company.company_name,
      email: company.email,
      phone: company.phone,
      whatsapp: offersChat(company),
      slug: company.slug,
      updated_at: company.updated_at,
    },
    user: { id: company.owner_id },
    profile: {
      ...presented,
      brand_color: presented.brand_color ?? (hasOwnColor(presented) ? null : presented.logo_color),
      links: listShownLinks(links, today),
    },
    ...(mayHaveHours && { time_zone: timeZone }),
    ...(next && { changes_at: startOfDay(timeZone, next).toISOString() }),
    ...(company.confirm_by !== null && { is_unlisted: true }),
    ...(hiddenIn(company).includes("branch_id") && { hides_branches: true }),
    ...presentForms({ isOpen: !isResting(company.state), allowance, givesAppointments }),
  };
}

type Forms = Omit<About, "profile"> & { isOpen: boolean };

function presentForms({ isOpen, allowance, givesAppointments }: Forms) {
  return {
    takes_leads: isOpen,
    takes_orders: isOpen && allowance.features.includes("orders"),
    takes_appointments: isOpen && givesAppointments,
    ...(!isOpen && { is_resting: true }),
  };
}

export function presentCompanyAddress(row: CompanyAddressRow): CompanyAddress {
  const { slug, updated_at, confirm_by } = row;
  return {
    ...{ slug, updated_at, languages: listWrittenLanguages(row) },
    ...(confirm_by !== null && { is_unlisted: true }),
  };
}
