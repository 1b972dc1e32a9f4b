"use client";

import { Menu } from "lucide-react";
import { startTransition, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "@/components/ui/button";
import { whenIdle } from "@/components/ui/lazy";
import { Drawer } from "@/components/ui/overlay/drawer";
import type { CurrentUser } from "@/lib/contract/identity/schema";
import type { SiteBrand } from "@/lib/web/site/describe-site";
import { Sidebar } from "./sidebar";

/** The menu of screens that have no room for it beside the page. */
export function SidebarDrawer({ brand, user }: { brand: SiteBrand; user: CurrentUser }) {
  const button = useRef<HTMLButtonElement>(null);
  const drawer = useRef<HTMLDialogElement>(null);
  const [isFilled, setIsFilled] = useState(false);

  // Filled while nobody waits for it, so that a tap has only to show it, or else with the tap; where there is room
  // the button is not on screen.
  useEffect(() => {
    const fill = () => button.current?.offsetParent && startTransition(() => setIsFilled(true));
    return whenIdle(fill);
  }, []);

  function open() {
    // A modal gives the focus to the first of its links.
    flushSync(() => setIsFilled(true));
    drawer.current?.showModal();
  }

  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        size="icon"
        aria-label="Open sidebar"
        aria-haspopup="dialog"
        className="lg:hidden"
        onClick={open}
      >
        <Menu aria-hidden="true" className="size-5" />
      </Button>
      <Drawer ref={drawer} label="Menu" closeLabel="Close sidebar">
        {isFilled && <Sidebar brand={brand} user={user} onNavigate={() => drawer.current?.close()} />}
      </Drawer>
    </>
  );
}
