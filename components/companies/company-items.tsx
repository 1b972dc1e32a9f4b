import { useT } from "@/components/i18n/translator-context";
import {
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
} from "@/components/ui/dropdown-menu";
import { askToLeave, isGuarded } from "@/components/ui/navigation/leave-guards";
import { toast } from "@/components/ui/toast";
import { messageOf } from "@/lib/api/call/request";
import { chooseCompany } from "@/lib/api/companies";
import type { CurrentUser } from "@/lib/contract/identity/schema";
import { administration } from "@/lib/contract/identity/values";
import type { MemberRole } from "@/lib/contract/policies";
import type { Key } from "@/lib/i18n/messages";
import type { T } from "@/lib/i18n/translator";

const roleNames = {
  owner: "companies.roles.owner",
  manager: "companies.roles.manager",
  member: "companies.roles.member",
} as const satisfies Record<MemberRole, Key>;

/** The companies of the account and, for an administrator, the site, inside of a menu; nothing where there is only one. */
export function CompanyItems({ user: { companies = [], client_id, runs_site: runsSite } }: { user: CurrentUser }) {
  const t = useT();
  if (companies.length < 2 && !runsSite) return null;
  // Whoever owns them all needs not be told.
  const saysRoles = companies.some(({ role }) => role !== "owner");
  const heading = t(runsSite ? "companies.places" : "companies.switch");
  return (
    <>
      <DropdownMenuLabel className="text-muted-foreground">{heading}</DropdownMenuLabel>
      <DropdownMenuRadioGroup
        value={String(client_id ?? administration)}
        onValueChange={(id) => switchTo(t, Number(id))}
        aria-label={heading}
      >
        {runsSite && (
          <DropdownMenuRadioItem value={String(administration)}>{t("companies.administration")}</DropdownMenuRadioItem>
        )}
        {companies.map(({ id, company_name: company, role, is_active: isActive }) => (
          <DropdownMenuRadioItem key={id} value={String(id)} disabled={!isActive}>
            <span className="min-w-0 truncate" dir="auto">
              {company}
            </span>
            {!isActive && <span className="ms-auto shrink-0 text-xs">{t("companies.blocked")}</span>}
            {isActive && saysRoles && (
              <span className="ms-auto shrink-0 text-xs text-muted-foreground">{t(roleNames[role])}</span>
            )}
          </DropdownMenuRadioItem>
        ))}
      </DropdownMenuRadioGroup>
      <DropdownMenuSeparator />
    </>
  );
}

function switchTo(t: T, id: number) {
  const go = () => {
    chooseCompany(id).catch((error) => toast.error(t.say(messageOf(error, t("companies.switchFailed")))));
  };
  if (isGuarded()) askToLeave(go);
  else go();
}
