"use client";

import { usePathname } from "next/navigation";
import { useId } from "react";
import { Link } from "@/components/ui/navigation/link";
import { useProvider } from "@/lib/api/call/provider";
import { useWaiting } from "@/lib/api/waiting";
import type { CurrentUser } from "@/lib/contract/identity/schema";
import { groupMenu, isCurrent, menuFor } from "./navigation";
import { WaitingCount } from "./waiting-count";

export function NavigationMenu({ user, onNavigate }: { user: CurrentUser; onNavigate?: () => void }) {
  const pathname = usePathname();
  const provider = useProvider();
  const waiting = useWaiting(user);
  const id = useId();
  return (
    <nav aria-label="Main" className="flex flex-col gap-2 lg:gap-3">
      {groupMenu(menuFor(user, provider)).map(({ group = "", entries }) => (
        <div key={group}>
          {group && (
            <p id={id + group} className="px-3 pb-1 text-xs font-medium text-muted-foreground">
              {group}
            </p>
          )}
          <ul aria-labelledby={group ? id + group : undefined} className="flex flex-col">
            {entries.map(({ label, href, icon: Icon }) => (
              <li key={href}>
                <Link
                  href={href}
                  onClick={onNavigate}
                  aria-current={isCurrent(href, pathname) ? "page" : undefined}
                  className="flex h-11 items-center gap-3 rounded-md px-3 text-sm font-medium text-foreground transition-colors hover:bg-accent hover:text-accent-foreground focus-ring aria-[current=page]:bg-accent aria-[current=page]:text-accent-foreground lg:h-9"
                >
                  <Icon aria-hidden="true" className="size-4 shrink-0 text-muted-foreground" />
                  {label}
                  <WaitingCount count={waiting[href] ?? 0} className="ml-auto px-2 leading-[1.25rem]" />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
