"use client";

import { Bell, ChevronDown, LogOut, UserRound, UserRoundSearch } from "lucide-react";
import { signOutOrTell } from "@/components/session/sign-out-or-tell";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { askToLeave, isGuarded } from "@/components/ui/navigation/leave-guards";
import { Link } from "@/components/ui/navigation/link";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/components/ui/overlay/dropdown-menu";
import { useCapabilities } from "@/lib/api/kept/capabilities";
import type { CurrentUser } from "@/lib/contract/account";
import { paths } from "@/lib/paths";

export function UserMenu({ user }: { user: CurrentUser }) {
  const { data: capabilities } = useCapabilities();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" className="min-w-11 gap-2.5 px-1.5 sm:pr-3">
          <Avatar name={user.email} className="size-8" />
          <span className="sr-only">User menu, </span>
          <span className="max-w-56 truncate max-sm:sr-only">{user.email}</span>
          <ChevronDown aria-hidden="true" className="hidden text-muted-foreground sm:block" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="w-60">
        <DropdownMenuLabel>
          <p className="truncate font-medium">{user.company_name || user.username}</p>
          <p className="truncate text-muted-foreground">{user.email}</p>
        </DropdownMenuLabel>
        <DropdownMenuSeparator />
        <DropdownMenuItem asChild>
          <Link href={paths.profile}>
            <UserRound aria-hidden="true" />
            Your Profile
          </Link>
        </DropdownMenuItem>
        {user.is_admin && capabilities?.visitor_data && (
          <DropdownMenuItem asChild>
            <Link href={paths.visitorData}>
              <UserRoundSearch aria-hidden="true" />
              Visitors' data
            </Link>
          </DropdownMenuItem>
        )}
        <DropdownMenuItem asChild>
          <Link href={paths.notifications}>
            <Bell aria-hidden="true" />
            Notifications
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={leaveAccount}>
          <LogOut aria-hidden="true" />
          Sign out
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

function leaveAccount() {
  if (isGuarded()) askToLeave(signOutOrTell);
  else signOutOrTell();
}
