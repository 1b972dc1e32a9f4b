"use client";

import { Menu } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy";
import type { CurrentUser } from "@/lib/contract/identity/schema";
import type { SiteBrand } from "@/lib/web/site/describe-site";
import { Sidebar } from "./sidebar";

const Drawer = lazyDialog(() => import("@/components/ui/dialog").then((file) => file.Drawer));

/** The menu of screens that have no room for it beside the page. */
export function SidebarDrawer({ brand, user }: { brand: SiteBrand; user: CurrentUser }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Open sidebar"
        aria-haspopup="dialog"
        className="lg:hidden"
        onClick={() => setOpen(true)}
      >
        <Menu aria-hidden="true" className="size-5" />
      </Button>
      <Drawer open={isOpen} onOpenChange={setOpen} label="Menu" closeLabel="Close sidebar">
        <Sidebar brand={brand} user={user} onNavigate={() => setOpen(false)} />
      </Drawer>
    </>
  );
}
