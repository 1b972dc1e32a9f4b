"use client";

import { Menu } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Sheet, SheetContent, SheetDescription, SheetTitle, SheetTrigger } from "@/components/ui/overlay/sheet";
import type { CurrentUser } from "@/lib/contract/account";
import type { SiteBrand } from "@/lib/site/describe-site";
import { Sidebar } from "./sidebar";

export function SidebarDrawer({ brand, user }: { brand: SiteBrand; user: CurrentUser }) {
  const [open, setOpen] = useState(false);
  return (
    <Sheet open={open} onOpenChange={setOpen}>
      <SheetTrigger asChild>
        <Button variant="ghost" size="icon" aria-label="Open sidebar" className="lg:hidden">
          <Menu aria-hidden="true" className="size-5" />
        </Button>
      </SheetTrigger>
      <SheetContent closeLabel="Close sidebar">
        <SheetTitle className="sr-only">Menu</SheetTitle>
        <SheetDescription className="sr-only">The dashboard's screens</SheetDescription>
        <Sidebar brand={brand} user={user} onNavigate={() => setOpen(false)} />
      </SheetContent>
    </Sheet>
  );
}
