"use client";

import { Bell, LogOut, UserRound, UserRoundSearch } from "lucide-react";
import { CompanyItems } from "@/components/companies/company-items";
import { useT } from "@/components/i18n/translator-context";
import { signOutOrTell } from "@/components/session/sign-out-or-tell";
import { LanguageItems } from "@/components/ui/app/language-menu";
import {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
} from "@/components/ui/dropdown-menu";
import type { OverlayProps } from "@/components/ui/lazy";
import { askToLeave, isGuarded } from "@/components/ui/navigation/leave-guards";
import { Link } from "@/components/ui/navigation/link";
import { updateAccount } from "@/lib/api/account";
import { useProvider } from "@/lib/api/call/provider";
import type { CurrentUser } from "@/lib/contract/identity/schema";
import { signInName } from "@/lib/contract/identity/values";
import { can, principalOf } from "@/lib/contract/policies";
import { isChecked, languages } from "@/lib/i18n/languages";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";

export function UserMenuItems({ user, trigger, openedBy }: OverlayProps & { user: CurrentUser }) {
  const t = useT();
  const { isFull } = useProvider();
  return (
    <DropdownMenu trigger={trigger} openedBy={openedBy} align="end" className="w-60">
      <DropdownMenuLabel>
        <p className="truncate font-medium" dir="auto">
          {user.company_name || user.username}
        </p>
        <p className="truncate text-muted-foreground" dir="auto">
          {signInName(user)}
        </p>
      </DropdownMenuLabel>
      <DropdownMenuSeparator />
      <CompanyItems user={user} />
      <DropdownMenuItem asChild>
        <Link href={paths.profile}>
          <UserRound aria-hidden="true" />
          {t("dashboard.user.profile")}
        </Link>
      </DropdownMenuItem>
      {can(principalOf(user), "clients.see") && isFull && (
        <DropdownMenuItem asChild>
          <Link href={paths.visitorData}>
            <UserRoundSearch aria-hidden="true" />
            {t("dashboard.user.visitorData")}
          </Link>
        </DropdownMenuItem>
      )}
      {isFull && (
        <DropdownMenuItem asChild>
          <Link href={paths.notifications}>
            <Bell aria-hidden="true" />
            {t("dashboard.user.notifications")}
          </Link>
        </DropdownMenuItem>
      )}
      <LanguageItems onChoose={(language) => updateAccount({ language }).catch(() => {})} />
      {!isChecked(t.language) && (
        <p className="px-2.5 py-2 text-xs text-muted-foreground">
          {t("dashboard.user.unchecked", { language: languages[t.language].name })}
        </p>
      )}
      <DropdownMenuItem onSelect={() => leaveAccount(t)}>
        <LogOut aria-hidden="true" className="rtl:-scale-x-100" />
        {t("dashboard.user.signOut")}
      </DropdownMenuItem>
    </DropdownMenu>
  );
}

function leaveAccount(t: T) {
  const leave = () => signOutOrTell(t);
  if (isGuarded()) askToLeave(leave);
  else leave();
}
