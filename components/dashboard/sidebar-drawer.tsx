"use client";

import { Menu } from "lucide-react";
import { Button } from "@/components/ui/button";
import { lazyOverlay } from "@/components/ui/lazy/lazy-overlay";
import type { CurrentUser } from "@/lib/contract/account";
import type { SiteBrand } from "@/lib/site/describe-site";

const SidebarSheet = lazyOverlay("dialog", () => import("./sidebar-sheet").then((file) => file.SidebarSheet));

export function SidebarDrawer({ brand, user }: { brand: SiteBrand; user: CurrentUser }) {
  return (
    <SidebarSheet
      brand={brand}
      user={user}
      trigger={
        <Button variant="ghost" size="icon" aria-label="Open sidebar" className="lg:hidden">
          <Menu aria-hidden="true" className="size-5" />
        </Button>
      }
    />
  );
}
