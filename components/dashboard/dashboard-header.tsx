import { NotificationBell } from "@/components/notifications/notification-bell";
import { Brand } from "@/components/ui/app/brand";
import { ThemeSwitch } from "@/components/ui/app/theme-switch";
import { useProvider } from "@/lib/api/call/provider";
import type { CurrentUser } from "@/lib/contract/identity/schema";
import type { SiteBrand } from "@/lib/web/site/describe-site";
import { SidebarDrawer } from "./sidebar-drawer";
import { UserMenu } from "./user-menu";

export function DashboardHeader({ brand, user }: { brand: SiteBrand; user: CurrentUser }) {
  const { isFull } = useProvider();
  return (
    <header className="sticky top-0 z-30 flex h-16 items-center gap-2 border-b border-border bg-background px-3 sm:px-6">
      <SidebarDrawer brand={brand} user={user} />
      <Brand {...brand} className="lg:hidden" />
      <div className="ml-auto flex shrink-0 items-center gap-1">
        <ThemeSwitch />
        {isFull && <NotificationBell />}
        <UserMenu user={user} />
      </div>
    </header>
  );
}
