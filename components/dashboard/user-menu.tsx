"use client";

import { ChevronDown } from "lucide-react";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { lazyOverlay } from "@/components/ui/lazy";
import type { CurrentUser } from "@/lib/contract/identity/schema";

const UserMenuItems = lazyOverlay("menu", () => import("./user-menu-items").then((file) => file.UserMenuItems));

export function UserMenu({ user }: { user: CurrentUser }) {
  return (
    <UserMenuItems
      user={user}
      trigger={
        <Button variant="ghost" size="bare" className="h-11 min-w-11 px-1.5 sm:pr-3">
          <Avatar name={user.email} className="size-8 rounded-full text-sm" />
          <span className="sr-only">User menu, </span>
          <span className="mx-0.5 max-w-56 truncate max-sm:sr-only">{user.email}</span>
          <ChevronDown aria-hidden="true" className="hidden text-muted-foreground sm:block" />
        </Button>
      }
    />
  );
}
