import { CardLink } from "@/components/content/card-link";
import { Brand } from "@/components/ui/app/brand";
import { Link } from "@/components/ui/navigation/link";
import type { CurrentUser } from "@/lib/contract/identity/schema";
import * as paths from "@/lib/paths";
import type { SiteBrand } from "@/lib/web/site/describe-site";
import { NavigationMenu } from "./navigation-menu";

type SidebarProps = { brand: SiteBrand; user: CurrentUser; onNavigate?: () => void };

/** The same content stands beside the page on wide screens and in the drawer on small ones. */
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
      {user.slug && (
        <div className="border-t border-border px-3 py-2 pb-safe lg:py-3">
          <CardLink slug={user.slug} className="w-full" />
        </div>
      )}
    </div>
  );
}
