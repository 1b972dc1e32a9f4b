"use client";

import { usePathname } from "next/navigation";
import { Link } from "@/components/ui/navigation/link";
import { useProvider } from "@/lib/api/call/provider";
import { useWaiting } from "@/lib/api/waiting";
import type { CurrentUser } from "@/lib/contract/identity/schema";
import { barFor, isCurrent } from "./navigation";
import { WaitingCount } from "./waiting-count";

/** The screens of every day under the thumb, where the menu is a drawer. Its room and when it gives way: `styles/bar.css`. */
export function BottomBar({ user }: { user: CurrentUser }) {
  const pathname = usePathname();
  const provider = useProvider();
  const waiting = useWaiting(user);
  return (
    <nav
      aria-label="Shortcuts"
      className="bottom-bar fixed inset-x-0 bottom-0 z-30 border-t border-border bg-background pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <ul className="mx-auto grid max-w-lg auto-cols-fr grid-flow-col large-text:flex large-text:flex-wrap">
        {barFor(user, provider).map(({ label, href, icon: Icon }) => (
          <li key={href} className="min-w-0 large-text:grow large-text:basis-1/3">
            <Link
              href={href}
              aria-current={isCurrent(href, pathname) ? "page" : undefined}
              className="relative flex h-14 flex-col large-text:h-11 items-center justify-center gap-1 text-xs font-medium text-muted-foreground transition-colors outline-none focus-visible:bg-accent focus-visible:ring-2 focus-visible:ring-ring focus-visible:ring-inset aria-[current=page]:font-semibold aria-[current=page]:text-primary"
            >
              <Icon aria-hidden="true" className="size-5 shrink-0 large-text:hidden" />
              {label}
              <WaitingCount
                count={waiting[href] ?? 0}
                className="absolute top-1 left-1/2 ml-1 px-1.5 leading-[1.125rem]"
              />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
