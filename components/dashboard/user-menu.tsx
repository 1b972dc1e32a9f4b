"use client";

import { ChevronDown } from "lucide-react";
import { heard, rich } from "@/components/i18n/rich";
import { useT } from "@/components/i18n/translator-context";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { lazyOverlay } from "@/components/ui/lazy";
import { withMessages } from "@/lib/browser/messages";
import type { CurrentUser } from "@/lib/contract/identity/schema";
import { signInName } from "@/lib/contract/identity/values";

const UserMenuItems = lazyOverlay(
  "menu",
  withMessages(["dashboard", "companies"], () => import("./user-menu-items").then((file) => file.UserMenuItems)),
);

export function UserMenu({ user }: { user: CurrentUser }) {
  const t = useT();
  return (
    <UserMenuItems
      user={user}
      trigger={
        <Button variant="ghost" size="bare" className="h-11 min-w-11 px-1.5 sm:pe-3">
          <Avatar name={user.email || user.username} className="size-8 rounded-full text-sm" />
          {rich(t, "dashboard.user.menu", {
            heard,
            email: signInName(user),
            shown: (inner) => <span className="mx-0.5 max-w-56 truncate max-sm:sr-only">{inner}</span>,
          })}
          <ChevronDown aria-hidden="true" className="hidden text-muted-foreground sm:block" />
        </Button>
      }
    />
  );
}
