"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";
import { NamedCompany } from "@/components/companies/named-company";
import { LeaveDialog } from "@/components/form/leave-dialog";
import { useT } from "@/components/i18n/translator-context";
import { NotificationBell } from "@/components/notifications/notification-bell";
import { AdminOnly } from "@/components/session/admin-only";
import { SessionGuard } from "@/components/session/session-guard";
import { useSessionUser } from "@/components/session/session-user";
import { type ScreenSite, SiteContext, useSite } from "@/components/session/site";
import { TwoFactorGate } from "@/components/two-factor/two-factor-gate";
import { Brand } from "@/components/ui/app/brand";
import { ThemeSwitch } from "@/components/ui/app/theme-switch";
import { lazyPart } from "@/components/ui/lazy";
import { isGuarded } from "@/components/ui/navigation/leave-guards";
import { Link } from "@/components/ui/navigation/link";
import { useHydrated } from "@/components/ui/use-hydrated";
import { fullProvider, ProviderContext, useProvider } from "@/lib/api/call/provider";
import { useWaiting } from "@/lib/api/waiting";
import { focusAfterSignIn } from "@/lib/browser/arrival";
import { onCompanyChosen } from "@/lib/browser/company";
import { withMessages } from "@/lib/browser/messages";
import type { CurrentUser } from "@/lib/contract/identity/schema";
import { principalOf } from "@/lib/contract/policies";
import type { Provider } from "@/lib/contract/site/capabilities";
import * as paths from "@/lib/paths";
import type { SiteBrand } from "@/lib/web/site/describe-site";
import { barFor, isCurrent } from "./navigation";
import { Sidebar, SidebarDrawer, WaitingCount } from "./sidebar";
import { UserMenu } from "./user-menu";

/** Few days have any. */
const AnnouncementBanners = lazyPart(
  withMessages(["announcement"], () =>
    import("@/components/announcements/announcement-banners").then((file) => file.AnnouncementBanners),
  ),
  <div className="h-24" />,
);

/** Hardly anybody sees it. */
const NoCompany = lazyPart(
  withMessages(["companies"], () => import("@/components/companies/no-company").then((file) => file.NoCompany)),
  <div className="h-72" />,
);

type DashboardShellProps = {
  site: ScreenSite;
  /** Absent if the provider did not answer. */
  provider?: Provider;
  /** Known when the server rendered the page for a session. */
  user?: CurrentUser;
  children: ReactNode;
};

export function DashboardShell({ site, provider = fullProvider, user, children }: DashboardShellProps) {
  return (
    <ProviderContext value={provider}>
      <SiteContext value={site}>
        <SessionGuard known={user}>
          <NamedCompany>
            <TwoFactorGate>
              <Frame>{children}</Frame>
            </TwoFactorGate>
          </NamedCompany>
        </SessionGuard>
      </SiteContext>
    </ProviderContext>
  );
}

function Frame({ children }: Pick<DashboardShellProps, "children">) {
  const t = useT();
  const site = useSite();
  const user = useSessionUser();
  // Inert until hydrated: a tap before that would be lost.
  const isInert = !useHydrated();
  const screen = useRef<HTMLElement>(null);
  const isAstray = !hasWork(user, usePathname());
  useEffect(() => onCompanyChosen(() => isGuarded() || window.location.reload()), []);
  useEffect(() => {
    if (!isInert) focusAfterSignIn(screen.current);
  }, [isInert]);
  return (
    <div className="flex min-h-dvh" inert={isInert}>
      <SkipLink target="content" />
      <aside className="sticky top-0 hidden h-dvh w-60 shrink-0 flex-col border-e border-border bg-card lg:flex">
        <Sidebar brand={site} user={user} />
      </aside>
      <div className="flex min-w-0 flex-1 flex-col pb-(--bar-room)">
        <DashboardHeader brand={site} user={user} />
        {user.announcements?.length ? <AnnouncementBanners announcements={user.announcements} /> : null}
        <main
          ref={screen}
          id="content"
          aria-label={t("dashboard.main")}
          tabIndex={-1}
          className="mx-auto w-full max-w-6xl flex-1 px-4 py-6 outline-none sm:px-6 sm:py-8 2xl:max-w-[88rem]"
        >
          {isAstray ? <NoCompany user={user} /> : <AdminOnly>{children}</AdminOnly>}
        </main>
      </div>
      <BottomBar user={user} />
      <LeaveDialog />
    </div>
  );
}

/** Whether a screen has something for the user: one who works for no company has but the own account, also as profile. */
function hasWork(user: CurrentUser, pathname: string): boolean {
  if (principalOf(user).role !== "unassigned") return true;
  return [paths.profile, paths.account, paths.notifications].some((screen) => isCurrent(screen, pathname));
}

function DashboardHeader({ brand, user }: { brand: SiteBrand; user: CurrentUser }) {
  const { isFull } = useProvider();
  return (
    <header className="print:hidden sticky top-0 z-30 flex h-16 items-center gap-2 border-b border-border bg-background px-3 sm:px-6">
      <SidebarDrawer brand={brand} user={user} />
      <Brand {...brand} className="lg:hidden" />
      <div className="ms-auto flex shrink-0 items-center gap-1">
        <ThemeSwitch />
        {isFull && <NotificationBell />}
        <UserMenu user={user} />
      </div>
    </header>
  );
}

/** Phones only; layout in `styles/bar.css`. */
function BottomBar({ user }: { user: CurrentUser }) {
  const t = useT();
  const pathname = usePathname();
  const provider = useProvider();
  const waiting = useWaiting(user);
  return (
    <nav
      aria-label={t("dashboard.menu.shortcuts")}
      className="bottom-bar fixed inset-x-0 bottom-0 z-30 border-t border-border bg-background pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <ul className="mx-auto grid max-w-lg auto-cols-fr grid-flow-col large-text:flex large-text:flex-wrap">
        {barFor(user, provider).map(({ name, href, icon: Icon }) => (
          <li key={href} className="min-w-0 large-text:grow large-text:basis-1/3">
            <Link
              href={href}
              aria-current={isCurrent(href, pathname) ? "page" : undefined}
              className="relative flex h-14 flex-col large-text:h-11 items-center justify-center gap-1 text-xs font-medium text-muted-foreground transition-colors outline-none focus-visible:bg-accent focus-visible:ring-2 focus-visible:ring-ring focus-visible:ring-inset aria-[current=page]:font-semibold aria-[current=page]:text-primary"
            >
              <Icon aria-hidden="true" className="size-5 shrink-0 large-text:hidden" />
              <span className="max-w-full truncate px-0.5 large-text:px-0">{t(name)}</span>
              <WaitingCount
                count={waiting[href] ?? 0}
                className="absolute top-1 start-1/2 ms-1 px-1.5 leading-[1.125rem]"
              />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SkipLink({ target }: { target: string }) {
  const t = useT();
  return (
    <a
      href={`#${target}`}
      className="fixed top-3 start-3 z-50 -translate-y-24 rounded-md bg-primary px-4 py-3 text-sm font-medium text-primary-foreground focus-ring focus:translate-y-0"
    >
      {t("dashboard.skip")}
    </a>
  );
}
