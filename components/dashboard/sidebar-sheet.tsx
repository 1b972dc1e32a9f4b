"use client";

import { useState } from "react";
import type { OverlayProps } from "@/components/ui/lazy/lazy-overlay";
import { Sheet, SheetContent, SheetDescription, SheetTitle, SheetTrigger } from "@/components/ui/overlay/sheet";
import type { CurrentUser } from "@/lib/contract/account";
import type { SiteBrand } from "@/lib/site/describe-site";
import { Sidebar } from "./sidebar";

export function SidebarSheet({ brand, user, trigger }: OverlayProps & { brand: SiteBrand; user: CurrentUser }) {
  const [open, setOpen] = useState(true);
  return (
    <Sheet open={open} onOpenChange={setOpen}>
      <SheetTrigger asChild>{trigger}</SheetTrigger>
      <SheetContent closeLabel="Close sidebar">
        <SheetTitle className="sr-only">Menu</SheetTitle>
        <SheetDescription className="sr-only">The dashboard's screens</SheetDescription>
        <Sidebar brand={brand} user={user} onNavigate={() => setOpen(false)} />
      </SheetContent>
    </Sheet>
  );
}
