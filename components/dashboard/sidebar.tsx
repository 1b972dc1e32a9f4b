"use client";

import { Menu } from "lucide-react";
import { usePathname } from "next/navigation";
import { useId, useState } from "react";
import { CardLink } from "@/components/content/card-link";
import { heard, rich } from "@/components/i18n/rich";
import { useT } from "@/components/i18n/translator-context";
import { Brand } from "@/components/ui/app/brand";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { lazyDialog } from "@/components/ui/lazy";
import { Link } from "@/components/ui/navigation/link";
import { useProvider } from "@/lib/api/call/provider";
import { useWaiting } from "@/lib/api/waiting";
import { withMessages } from "@/lib/browser/messages";
import type { CurrentUser } from "@/lib/contract/identity/schema";
import { can, principalOf } from "@/lib/contract/policies";
import * as paths from "@/lib/paths";
import type { SiteBrand } from "@/lib/web/site/describe-site";
import { groupMenu, groupNames, isCurrent, menuFor } from "./navigation";

type SidebarProps = { brand: SiteBrand; user: CurrentUser; onNavigate?: () => void };

/** Beside the page on wide screens, in a drawer on small ones. */
export function Sidebar({ brand, user, onNavigate }: SidebarProps) {
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex h-16 shrink-0 items-center border-b border-border px-5">
        <Link
          href={paths.dashboard}
          onClick={onNavigate}
          className="flex h-11 min-w-0 items-center rounded-md focus-ring"
        >
          <Brand {...brand} />
        </Link>
      </div>
      <div className="flex-1 overflow-y-auto p-2 lg:p-3">
        <NavigationMenu user={user} onNavigate={onNavigate} />
      </div>
      {user.slug && can(principalOf(user), "card.edit") && (
        <div className="border-t border-border px-3 py-2 pb-safe lg:py-3">
          <CardLink slug={user.slug} className="w-full" />
        </div>
      )}
    </div>
  );
}

const Drawer = lazyDialog(withMessages([], () => import("@/components/ui/dialog").then((file) => file.Drawer)));

export function SidebarDrawer({ brand, user }: { brand: SiteBrand; user: CurrentUser }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t("dashboard.menu.open")}
        aria-haspopup="dialog"
        className="lg:hidden"
        onClick={() => setOpen(true)}
      >
        <Menu aria-hidden="true" className="size-5" />
      </Button>
      <Drawer
        open={isOpen}
        onOpenChange={setOpen}
        label={t("dashboard.menu.title")}
        closeLabel={t("dashboard.menu.close")}
      >
        <Sidebar brand={brand} user={user} onNavigate={() => setOpen(false)} />
      </Drawer>
    </>
  );
}

export function NavigationMenu({ user, onNavigate }: { user: CurrentUser; onNavigate?: () => void }) {
  const t = useT();
  const pathname = usePathname();
  const provider = useProvider();
  const waiting = useWaiting(user);
  const id = useId();
  return (
    <nav aria-label={t("dashboard.menu.main")} className="flex flex-col gap-2 lg:gap-3">
      {groupMenu(menuFor(user, provider)).map(({ group, entries }) => (
        <div key={group ?? ""}>
          {group && (
            <p id={id + group} className="px-3 pb-1 text-xs font-medium text-muted-foreground">
              {t(groupNames[group])}
            </p>
          )}
          <ul aria-labelledby={group ? id + group : undefined} className="flex flex-col">
            {entries.map(({ name, href, icon: Icon }) => (
              <li key={href}>
                <Link
                  href={href}
                  onClick={onNavigate}
                  aria-current={isCurrent(href, pathname) ? "page" : undefined}
                  className="flex h-11 items-center gap-3 rounded-md px-3 text-sm font-medium text-foreground transition-colors hover:bg-accent hover:text-accent-foreground focus-ring aria-[current=page]:bg-accent aria-[current=page]:text-accent-foreground lg:h-9"
                >
                  <Icon aria-hidden="true" className="size-4 shrink-0 text-muted-foreground" />
                  {t(name)}
                  <WaitingCount count={waiting[href] ?? 0} className="ms-auto px-2 leading-[1.25rem]" />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

const most = 99;

export function WaitingCount({ count, className }: { count: number; className: string }) {
  const t = useT();
  if (count === 0) return null;
  return (
    <span
      className={cn("rounded-full bg-primary text-xs font-semibold text-primary-foreground tabular-nums", className)}
    >
      {rich(t, "dashboard.menu.waiting", {
        count: count > most ? `${most}+` : count,
        heard,
      })}
    </span>
  );
}
